import { isObject, isTooDeep, type Refusal, refuse } from '@serai/kernel'
import { brokenText, ClientMessage } from '@serai/protocol'
import { tooDeep } from '../failure.ts'

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
  if (isTooDeep(json)) return { refusal: tooDeep(), ...idOf(json) }
  const at = brokenText(json)
  if (at !== null) return { refusal: refuse('E_TEXT', { at }), ...idOf(json) }
  const parsed = ClientMessage.safeParse(json)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => ({ at: path.map(String).join('.'), fault: message }))
  return { refusal: refuse('E_REQUEST', { faults }), ...idOf(json) }
}

function idOf(json: unknown): { readonly id?: string } {
  return isObject(json) && typeof json.id === 'string' ? { id: json.id.slice(0, 64) } : {}
}
