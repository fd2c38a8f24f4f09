// Loaded into the server of a test before anything else: the same secrets, and so the same dice, in every run.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Of a server that was started again it is another: what it has in its store was made with the bytes of the first. */
const start = process.env.SERAI_TEST_START
const counts = new Map()

/** By size: whoever asks for ids beside a game does not change the game. */
crypto.randomBytes = (size) => {
  const count = (counts.get(size) ?? 0) + 1
  counts.set(size, count)
  return crypto.createHash('shake256', { outputLength: size }).update(`${start} ${size} ${count}`).digest()
}
syncBuiltinESMExports()
