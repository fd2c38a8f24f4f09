import { REFUSAL_TEXTS, UNKNOWN_REFUSAL } from '@serai/protocol'

/** What a person is told for each code of a refusal: as the server has it, and what only a page can know. */
export const refusals = {
  ...REFUSAL_TEXTS,
  E_OFFLINE: 'The server cannot be reached.',
  unknown: UNKNOWN_REFUSAL,
}
