import { once } from 'node:events'
import { games } from '@serai/bots'
import type { Context } from './context.ts'
import { run } from './program.ts'

// Whoever read our output has seen enough (`serai … | head`): that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const { stdin, stdout, stderr, env } = process

const context: Context = {
  games,
  input: stdin,
  out: async (text) => {
    if (!stdout.write(text)) await once(stdout, 'drain')
  },
  err: (text) => stderr.write(text),
  colours: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
  watched: stderr.isTTY === true,
}

process.exitCode = await run(process.argv.slice(2), context)
