import { CommandError } from './command-error.ts'

/** Makes a store's error an error of the command, in the same one line. */
export async function withStoreErrors<T>(work: () => Promise<T> | T): Promise<T> {
  const { StoreFault } = await import('@serai/server')
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreFault ? new CommandError(error.message) : error
  }
}
