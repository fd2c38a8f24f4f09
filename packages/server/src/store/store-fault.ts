/** Why a store cannot be used, in one line for people. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
}

/** A store that cannot be reached for now. Whether the last thing asked of it was done is not known. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'

  constructor(cause: unknown) {
    super('the store cannot be reached', { cause })
  }
}
