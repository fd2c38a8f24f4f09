// Reads a file of `serai simulate --export`:
//
//     node packages/cli/examples/read-decisions.mjs decisions.bin
//
// Prints one JSON object: how many decisions, how many actions were open, what they returned.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The header, and the decisions one by one. The file is held in memory: read a large one in pieces of `recordSize`. */
export function readDecisions(path) {
  const file = path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path)
  const end = file.indexOf('\n') + 1
  const header = JSON.parse(file.toString('utf8', 0, end))
  if (header.format !== 'serai-decisions' || header.version !== 1) {
    throw new Error(`${path} is not a file of decisions that this program knows`)
  }
  return { header, decisions: decisionsOf(header, file.subarray(end)) }
}

function* decisionsOf({ recordSize, fields }, bytes) {
  const {
    observation,
    mask,
    code,
    seat,
    game,
    return: final,
  } = Object.fromEntries(fields.map((field) => [field.name, field]))
  for (let at = 0; at < bytes.length; at += recordSize) {
    const record = bytes.subarray(at, at + recordSize)
    const view = new DataView(record.buffer, record.byteOffset, recordSize)
    const codes = Array.from({ length: mask.count }, (_, i) => i)
    yield {
      observation: Float32Array.from({ length: observation.count }, (_, i) =>
        view.getFloat32(observation.offset + 4 * i, true),
      ),
      legal: codes.filter((i) => (record[mask.offset + (i >> 3)] >> (i & 7)) & 1),
      code: view.getUint16(code.offset, true),
      seat: view.getInt8(seat.offset),
      return: view.getFloat32(final.offset, true),
      game: view.getUint32(game.offset, true),
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { header, decisions } = readDecisions(process.argv[2])
  const games = new Set()
  const sum = { decisions: 0, legal: 0, codes: 0, returns: 0, observed: 0 }
  for (const decision of decisions) {
    if (!decision.legal.includes(decision.code)) throw new Error('an action that was not legal')
    sum.decisions++
    sum.legal += decision.legal.length
    sum.codes += decision.code
    sum.returns += decision.return
    sum.observed += decision.observation.reduce((total, value) => total + value, 0)
    games.add(decision.game)
  }
  const summary = { game: header.game, games: games.size, ...sum, observed: Math.round(sum.observed) }
  console.log(JSON.stringify(summary))
}
