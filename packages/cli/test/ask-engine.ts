import { expect } from 'vitest'
import { runCli } from './run-cli.ts'

export type Reply = { id: unknown; ok: boolean; error?: { code: string }; [field: string]: unknown }

type Setting = Omit<NonNullable<Parameters<typeof runCli>[1]>, 'input'>

/** Requests to one `serai engine`, and its answers. */
export async function askEngine(requests: readonly (object | string)[], setting: Setting = {}): Promise<Reply[]> {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)))
  const { code, out, err } = await runCli(['engine'], { ...setting, input: [`${lines.join('\n')}\n`] })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply)
}
