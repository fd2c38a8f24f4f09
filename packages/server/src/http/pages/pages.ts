import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { App } from '../services.ts'

/** Names of built files hold a hash of what is in them, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const ASSETS = '/assets/'
const PAGE = 'index.html'
const FILE = '^[\\w.-]+\\.\\w+$'

/**
 * The web client, as it is on disk when it is asked for: its files, and its one page for every address that is neither
 * a file nor the interface. Whether there is something at an address is for the page to say.
 */
export async function addPages(app: App, folder: string | null): Promise<void> {
  const hide = { schema: { hide: true } }
  if (folder === null) {
    app.get('/', hide, async (_, reply) => reply.type('text/plain; charset=utf-8').send(NOT_BUILT))
    return
  }
  const assets = join(folder, ASSETS)
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.startsWith(assets) ? FOREVER : ASK_AGAIN)
    },
    serve: false,
  })
  // A page is many files, and a household behind one address may open it all at once. What is not there is counted.
  const uncounted = { ...hide, config: { rateLimit: false } } as const
  for (const path of ['/', ASSETS]) {
    app.get<{ Params: { file: string } }>(`${path}:file(${FILE})`, uncounted, async ({ params }, reply) =>
      reply.sendFile(path + params.file),
    )
  }
  app.get('/*', hide, async ({ url }, reply) => {
    if (/^\/(api|assets)(\/|$)/.test(url)) return reply.callNotFound()
    if (existsSync(join(folder, PAGE))) return reply.sendFile(PAGE)
    return reply.type('text/plain; charset=utf-8').send(NOT_BUILT)
  })
}

const NOT_BUILT = 'The web client is not built. Run "npm start" or "npm run build" in the project.\n'
