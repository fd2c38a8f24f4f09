import type { WireError } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'

/** A refusal in words: in the person's language where the code is known, else as the server put it. */
export function refusalText({ refusals }: Pick<Catalogue, 'refusals'>, error: WireError): string {
  const texts: { readonly [code: string]: string | undefined } = refusals
  const text = texts[error.code] ?? error.message ?? refusals.unknown
  // With the reason of the ban, in the host's own words.
  return error.code === 'E_BANNED' && typeof error.reason === 'string' ? `${text} ${error.reason}`.trim() : text
}
