import { Failure, Faults } from '@serai/protocol'
import { Fault } from '../fault.ts'

/** What an answer has to look like. */
interface Form<T> {
  safeParse(json: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** A running house, for whoever has its token. */
export class AdminHouse {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url.replace(/\/+$/, '')
    this.#token = token
  }

  /** Throws a Fault that says in one line why not. */
  async ask<T>(method: string, path: string, form: Form<T>, body?: object): Promise<T> {
    const response = await this.#send(method, `${this.#url}/api/admin${path}`, body)
    const json: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new Fault(this.#refusal(Failure.safeParse(json).data?.error, response.status))
    const read = form.safeParse(json)
    if (!read.success) throw new Fault(`${this.#url} is of another release: its answer is not understood`)
    return read.data
  }

  async #send(method: string, address: string, body?: object): Promise<Response> {
    try {
      return await fetch(address, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string; message?: string } }
      throw new Fault(`cannot reach ${this.#url}: ${cause?.message || cause?.code || String(error)}`)
    }
  }

  #refusal(error: Failure['error'] | undefined, status: number): string {
    if (!error) return `${this.#url} is no server of ours: it answers ${status}`
    switch (error.code) {
      case 'E_NOT_FOUND':
        return `${this.#url} has no tools for its host; start it with --admin-token-file`
      case 'E_ADMIN':
        return `${this.#url} has another admin token`
      case 'E_PERSON_UNKNOWN':
        return NOBODY
      case 'E_REQUEST':
        return faultsOf(error) || error.message
      default:
        return error.message
    }
  }
}

const NOBODY = 'nobody there has this id, and no account this name; serai admin overview lists the ids'

/** What the house says of each field: `reason: at most 200 characters`. What cannot be an id is nobody's. */
function faultsOf({ faults }: Failure['error']): string {
  const read = (Faults.safeParse(faults).data ?? []).map(({ at, fault }) => ({ at: at.replace(/^\//, ''), fault }))
  return read.map(({ at, fault }) => (at === 'id' ? NOBODY : `${at}: ${fault}`)).join('; ')
}
