import { Fault } from './fault.ts'

/** What is wrong with a store or a database is told in its one line. */
export async function withStoreFaults<T>(work: () => Promise<T> | T): Promise<T> {
  const { StoreFault } = await import('@serai/server')
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreFault ? new Fault(error.message) : error
  }
}
