import { refuse } from '@serai/kernel'
import { brokenText } from '@serai/protocol'
import { Refused } from '../failure.ts'
import type { App } from '../services.ts'

/** Text that is not well-formed comes no further, in whatever part of a request it is. */
export function addTextCheck(app: App): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const at = brokenText(part)
      if (at !== null) throw new Refused(refuse('E_TEXT', { at }))
    }
  })
}
