import { Failure, Faults } from '@serai/protocol'
import { CommandError } from '../command-error.ts'

/** What an answer has to look like. */
interface ResponseSchema<T> {
  safeParse(json: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** Asks a running server, with its admin token. */
export class AdminClient {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url.replace(/\/+$/, '')
    this.#token = token
  }

  /** Throws a CommandError that says in one line why not. */
  async request<T>(method: string, path: string, schema: ResponseSchema<T>, body?: object): Promise<T> {
    const response = await this.#send(method, `${this.#url}/api/admin${path}`, body)
    const json = parse(await this.#textOf(response))
    if (!response.ok) throw new CommandError(this.#refusal(Failure.safeParse(json).data?.error, response.status))
    const read = schema.safeParse(json)
    if (!read.success)
      throw new CommandError(`cannot read the response of ${this.#url}: it probably runs another release`)
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
      throw this.#unreachable(error)
    }
  }

  async #textOf(response: Response): Promise<string> {
    try {
      return await response.text()
    } catch (error) {
      throw this.#unreachable(error)
    }
  }

  #unreachable(error: unknown): CommandError {
    const { cause } = error as { cause?: { code?: string; message?: string } }
    return new CommandError(`cannot reach ${this.#url}: ${cause?.message || cause?.code || String(error)}`)
  }

  #refusal(error: Failure['error'] | undefined, status: number): string {
    if (!error) return `${this.#url} is not a Serai server: it answered with status ${status}`
    switch (error.code) {
      case 'E_NOT_FOUND':
        return `administration is disabled at ${this.#url}; start the server with --admin-token-file`
      case 'E_ADMIN':
        return `wrong admin token for ${this.#url}`
      case 'E_PERSON_UNKNOWN':
        return NOBODY
      case 'E_REQUEST':
        return fieldErrors(error) || error.message
      default:
        return error.message
    }
  }
}

/** What is no JSON fits no schema: so it is refused like any other answer that is not understood. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const NOBODY = 'no person with this id and no account with this name; serai admin overview lists the ids'

/** What the server says of each field: `reason: at most 200 characters`. What cannot be an id is nobody's. */
function fieldErrors({ faults }: Failure['error']): string {
  const read = (Faults.safeParse(faults).data ?? []).map(({ at, fault }) => ({ at: at.replace(/^\//, ''), fault }))
  return read.map(({ at, fault }) => (at === 'id' ? NOBODY : `${at}: ${fault}`)).join('; ')
}
