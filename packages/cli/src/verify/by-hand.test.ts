import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { games } from '@serai/bots'
import { CHANCE, isUndo, type Json, type Log, newOutcomes, parseLog, replay } from '@serai/kernel'
import { expect, it } from 'vitest'
import { fairLog } from '../../test/fair-log.ts'

// The Python of docs/fair-dice.md is a second implementation: it must roll the same dice.

const [, python] = /```python\n([\s\S]*?)```/.exec(
  readFileSync(new URL('../../../../docs/fair-dice.md', import.meta.url), 'utf8'),
)!

const MAIN = `
import sys
lines = [json.loads(line) for line in sys.stdin]
secret, fair = lines[-1]["reveal"]["secret"], lines[0]["fair"]
chain = chains(lines[:-1])
assert sha(secret) == fair["commitment"]
assert chain[0] == lines[-1]["reveal"]["hashes"][0]
totals = json.loads(sys.argv[1])
print(json.dumps([below(n, secret, fair, seq, chain[seq - 1]) for seq, n in totals]))
`

/** As the document says: two dice are a number below 36, everything else is picked from the list by weight. */
function isDrawn(
  ticket: number,
  action: Json,
  { low, high }: { readonly low: number; readonly high: number },
): boolean {
  const { type, a, b } = action as { type: string; a: number; b: number }
  if (type !== 'DICE') return ticket >= low && ticket < high
  const thrown = [1 + Math.floor(ticket / 6), 1 + (ticket % 6)]
  return Math.max(...thrown) === Math.max(a, b) && Math.min(...thrown) === Math.min(a, b)
}

it.each(games)('rolls by hand what chance did: $title', (game) => {
  const text = fairLog(game, game.seats.table.min, 300)
  const { header, entries } = parseLog(() => game, text) as Log
  const totals: [seq: number, weight: number][] = []
  const done: { action: Json; low: number; high: number }[] = []
  for (const entry of entries) {
    if (entry.by !== CHANCE || isUndo(entry)) continue
    const { state } = replay(game, header, entries, { upTo: entry.seq - 1 }) as { state: unknown }
    const { actions, weights } = newOutcomes(0)
    const count = game.chance(state, { actions, weights })
    const at = actions.slice(0, count).indexOf(entry.action)
    const sum = (until: number) => weights.slice(0, until).reduce((total, weight) => total + weight, 0)
    totals.push([entry.seq, sum(count)])
    done.push({ action: game.encode(entry.action), low: sum(at), high: sum(at + 1) })
  }
  expect(totals.length).toBeGreaterThan(20)
  const { status, stdout, stderr } = spawnSync('python3', ['-c', python + MAIN, JSON.stringify(totals)], {
    input: text,
  })
  expect({ status, err: stderr.toString() }).toEqual({ status: 0, err: '' })
  const tickets = JSON.parse(stdout.toString()) as number[]
  expect(tickets.map((ticket, i) => isDrawn(ticket, done[i]!.action, done[i]!))).toEqual(totals.map(() => true))
})
