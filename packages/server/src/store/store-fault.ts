/** Why a data folder cannot be used, in one line for people. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
}
