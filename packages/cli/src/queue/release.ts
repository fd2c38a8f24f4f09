import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Another release may play otherwise: each has a queue and workers of its own. */
export const RELEASE = version
