/** Why a store cannot be used, in one line for people. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
}

/** A store that cannot be reached, or not be written to, for now. Whether the last thing asked of it was done is not known. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'

  constructor(cause: unknown) {
    super('the store cannot be reached', { cause })
  }
}

/** Something in the store is not what was written there. All else can be used. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow'

  constructor(source: string, row: string, fault: string) {
    super(`${source} ${JSON.stringify(row)} is damaged: ${fault}`)
  }
}
