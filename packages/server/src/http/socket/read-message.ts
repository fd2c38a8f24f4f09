import { isObject, type Refusal, refuse } from '@serai/kernel'
import { ClientMessage } from '@serai/protocol'

/** What can be answered about a message that is not one: which command, about which table. */
export interface Malformed {
  readonly refusal: Refusal
  readonly id?: string
}

export function readMessage(text: string): ClientMessage | Malformed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refusal: refuse('E_JSON') }
  }
  const parsed = ClientMessage.safeParse(json)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => ({ at: path.map(String).join('.'), fault: message }))
  const refusal = refuse('E_REQUEST', { faults })
  return isObject(json) && typeof json.id === 'string' ? { refusal, id: json.id.slice(0, 64) } : { refusal }
}
