import { expect, it } from 'vitest'
import { run, runBounded } from './run.mjs'

const node = (code) => ['-e', code]

it('gives the exit code of a program', () => {
  expect(run(process.execPath, node('process.exit(3)'))).toBe(3)
  expect(run(process.execPath, node('process.exit(process.env.SERAI_SOAK === "4" ? 0 : 1)'), { SERAI_SOAK: '4' })).toBe(
    0,
  )
})

it('calls it a failure when there is no such program', () => {
  expect(run('no-such-program', [])).toBe(1)
})

it('lets a bounded program end by itself', async () => {
  expect(await runBounded(process.execPath, node('process.exit(5)'), {}, 60_000)).toBe(5)
})

it('ends a bounded program that never returns, with its children', async () => {
  const stubborn = `
    require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); for (;;);'])
    for (;;);`
  expect(await runBounded(process.execPath, node(stubborn), {}, 300)).toBeNull()
})
