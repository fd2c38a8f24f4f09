import type { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import * as ws from 'ws'
import { textFrame } from './text-frame.ts'

/** The library's own reader, which its types leave out. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

/** What a client's end of the library makes of a frame. */
function read(frame: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false })
    receiver.on('message', (data: Buffer, isBinary: boolean) => resolve(isBinary ? 'binary' : data.toString()))
    receiver.on('error', reject)
    receiver.write(frame)
  })
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('frames %i bytes', async (length) => {
  const text = 'x'.repeat(length)
  expect(await read(textFrame(text))).toBe(text)
})

it('counts bytes, not letters', async () => {
  const text = '\u043d\u0430\u0440\u0434\u044b \u{1f3b2}'.repeat(12)
  expect(await read(textFrame(text))).toBe(text)
})
