import { describe, expect, it } from 'vitest'
import { askEngine } from '../../test/ask-engine.ts'
import { runCli } from '../../test/run-cli.ts'
import { toyBySteps } from '../../test/toy.ts'
import { MOST_CHARACTERS } from './line-splitter.ts'
import { OPERATION_NAMES, STATE_OPERATIONS } from './operations.ts'

const ask = (...requests: readonly (object | string)[]) => askEngine(requests)

const start = { id: 0, op: 'start', game: 'toy', seats: 2, seed: 3 }
const DRAW = { type: 'DRAW' }

/** Who begins with this seed. */
async function first(): Promise<number> {
  const [, reply] = await ask(start, { op: 'turn' })
  return (reply!.must as number[])[0]!
}

describe('engine', () => {
  it('repeats the id', async () => {
    const replies = await ask({ id: 'a', op: 'games' }, { id: 7, op: 'games' }, { op: 'games' }, { id: null, op: 'x' })
    expect(replies.map(({ id }) => id)).toEqual(['a', 7, null, null])
  })

  it('starts, lists, checks, applies, takes back', async () => {
    const seat = await first()
    const action = DRAW
    const [started, legal, check, applied, chance, drawn, undone, none] = await ask(
      start,
      { op: 'legal', seat },
      { op: 'check', by: seat, action },
      { op: 'apply', by: seat, action },
      { op: 'chance' },
      { op: 'draw' },
      { op: 'undo' },
      { op: 'undo' },
    )
    const turn = { kind: 'seats', must: [seat], may: [] }
    expect(started).toEqual({ id: 0, ok: true, game: 'toy', seats: 2, length: 0, turn, result: null })
    expect(legal!.actions).toContainEqual(action)
    expect(check).toEqual({ id: null, ok: true, refusal: null })
    expect(applied).toMatchObject({ ok: true, length: 1, turn: { kind: 'chance', must: [], may: [] }, result: null })
    const outcomes = chance!.outcomes as { action: object; weight: number }[]
    expect(outcomes).toHaveLength(3)
    for (const { weight } of outcomes) expect(weight).toBeGreaterThan(0)
    expect(outcomes.map((outcome) => outcome.action)).toContainEqual(drawn!.action)
    expect(undone).toMatchObject({ ok: true, length: 0, turn })
    expect(none).toMatchObject({ ok: false, error: { code: 'E_UNDO_NONE' } })
  })

  it('does again what was taken back, until something new is done', async () => {
    const seat = await first()
    const deal = { op: 'apply', by: 'chance', action: { type: 'DEAL', card: 'gold' } }
    const [, nothing, , dealt, hash, , undone, refused, again, redone, rehash, end] = await ask(
      start,
      { op: 'redo' },
      { op: 'apply', by: seat, action: DRAW },
      deal,
      { op: 'hash' },
      { op: 'undo' },
      { op: 'undo' },
      // A refusal does nothing new.
      deal,
      { op: 'redo' },
      { op: 'redo' },
      { op: 'hash' },
      { op: 'redo' },
    )
    expect(nothing).toEqual({ id: null, ok: false, error: { code: 'E_REDO_NONE' } })
    expect(undone).toMatchObject({ ok: true, length: 0 })
    expect(refused!.ok).toBe(false)
    expect(again).toMatchObject({ ok: true, length: 1, turn: { kind: 'chance' } })
    expect(redone).toEqual(dealt)
    expect(rehash).toEqual(hash)
    expect(end!.error!.code).toBe('E_REDO_NONE')
    const [, , , , lost] = await ask(
      start,
      { op: 'apply', by: seat, action: DRAW },
      { op: 'undo' },
      { op: 'apply', by: seat, action: { type: 'END' } },
      { op: 'redo' },
    )
    expect(lost!.error!.code).toBe('E_REDO_NONE')
  })

  it('applies chance as it is told, checked', async () => {
    const seat = await first()
    const deal = { type: 'DEAL', card: 'gold' }
    const replies = await ask(
      start,
      { op: 'apply', by: 'chance', action: deal },
      { op: 'apply', by: seat, action: DRAW },
      { op: 'apply', by: 'chance', action: deal },
      { op: 'describe', as: seat },
      { op: 'describe', as: 1 - seat },
      { op: 'describe' },
    )
    expect(replies.map(({ ok }) => ok)).toEqual([true, false, true, true, true, true, true])
    const [, , , , own, other, open] = replies.map((reply) => JSON.stringify(reply.position))
    expect(own).not.toBe(other)
    expect(open).not.toBe(other)
  })

  it('shows a position that one viewer knows to that viewer, and does not play it on', async () => {
    const seat = await first()
    const [, mine] = await ask(start, { op: 'describe', as: seat })
    const replies = await ask(
      { op: 'build', game: 'toy', position: mine!.position },
      { op: 'legal', seat },
      { op: 'describe', as: seat },
      { op: 'legal', seat: 1 - seat },
      { op: 'describe', as: 1 - seat },
      { op: 'apply', by: seat, action: DRAW },
      { op: 'chance' },
      { op: 'draw' },
      { op: 'observe', seat },
      { op: 'observe', seat: 1 - seat },
      { op: 'decode', seat, code: 0 },
      { op: 'decode', seat: 1 - seat, code: 0 },
    )
    const codes = replies.map(({ ok, error }) => (ok ? 'ok' : error!.code))
    const hidden = Array<string>(5).fill('E_HIDDEN')
    expect(codes).toEqual(['ok', 'ok', 'ok', ...hidden, 'ok', 'E_HIDDEN', 'ok', 'E_HIDDEN'])
  })

  it('refuses with the code of the game and changes nothing', async () => {
    const seat = await first()
    const [, before, refused, wrong, checked, after] = await ask(
      start,
      { op: 'hash' },
      { op: 'apply', by: 1 - seat, action: DRAW },
      { op: 'apply', by: seat, action: { type: 'FLY' } },
      { op: 'check', by: seat, action: { type: 'FLY' } },
      { op: 'hash' },
    )
    expect(refused).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^E_/) } })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'E_PAYLOAD' } })
    expect(checked).toMatchObject({ ok: true, refusal: { code: 'E_PAYLOAD' } })
    expect(after!.hash).toBe(before!.hash)
  })

  it('applies a batch whole or not at all', async () => {
    const seat = await first()
    const [, looking, unknown, hash, fine, before] = await ask(
      start,
      { op: 'apply', by: seat, actions: [DRAW, { type: 'END' }] },
      { op: 'apply', by: seat, actions: [{ type: 'END' }, { type: 'FLY' }] },
      { op: 'hash' },
      { op: 'apply', by: seat, actions: [DRAW] },
      { op: 'undo' },
    )
    expect(looking).toMatchObject({ ok: false, error: { code: 'E_BATCH', step: 0 } })
    expect(unknown).toMatchObject({ ok: false, error: { code: 'E_PAYLOAD', step: 1 } })
    expect(fine).toMatchObject({ ok: true, length: 1 })
    const again = await ask(start, { op: 'hash' })
    expect(hash!.hash).toBe(again[1]!.hash)
    expect(before).toMatchObject({ ok: true, length: 0 })
  })

  it('builds what it described', async () => {
    const [, described, hash] = await ask(start, { op: 'describe' }, { op: 'hash' })
    const [built, again, broken] = await ask(
      { op: 'build', game: 'toy', position: described!.position as object },
      { op: 'hash' },
      { op: 'build', game: 'toy', position: {} },
    )
    expect(built).toMatchObject({ ok: true, seats: 2, length: 0 })
    expect(again!.hash).toBe(hash!.hash)
    expect(broken!.ok).toBe(false)
  })

  it('keeps the current state when a new one cannot be had', async () => {
    const [, hash, , after] = await ask(start, { op: 'hash' }, { ...start, seats: 9 }, { op: 'hash' })
    expect(after).toEqual(hash)
  })

  it('lists offers, whole plays, text and result', async () => {
    const seat = await first()
    const [, offers, plays, text, result] = await ask(
      start,
      { op: 'offers', seat },
      { op: 'plays', seat },
      { op: 'render', as: 'spectator' },
      { op: 'result' },
    )
    expect(Array.isArray(offers!.actions)).toBe(true)
    expect(plays!.plays).toContainEqual([{ type: 'END' }])
    expect(text!.text).toContain('seat 0')
    expect(result).toEqual({ id: null, ok: true, result: null })
  })

  it('has no whole plays where the game has none', async () => {
    const input = [start, { op: 'plays', seat: 0 }].map((request) => `${JSON.stringify(request)}\n`)
    const { out } = await runCli(['engine'], { input, games: [toyBySteps] })
    expect(out).toContain('"code":"E_NO_PLAYS"')
  })

  it.each([
    ['no JSON', '{"id":1', 'E_JSON'],
    ['no object', '[1]', 'E_REQUEST'],
    ['null', 'null', 'E_REQUEST'],
    ['an id that is no id', { id: [1], op: 'turn' }, 'E_REQUEST'],
    ['no operation', { id: 1 }, 'E_OP'],
    ['an unknown operation', { op: 'fly' }, 'E_OP'],
    ['an inherited operation', { op: 'toString' }, 'E_OP'],
    ['a prototype', '{"__proto__":{"op":"turn"},"id":1}', 'E_OP'],
    ['an unknown game', { op: 'start', game: 'go' }, 'E_GAME'],
    ['a game that is no name', { op: 'start', game: 7 }, 'E_GAME'],
    ['too many seats', { op: 'start', game: 'toy', seats: 9 }, 'E_SEATS'],
    ['half a seat', { op: 'start', game: 'toy', seats: 2.5 }, 'E_SEATS'],
    ['an unknown option', { op: 'start', game: 'toy', options: { x: 1 } }, 'E_OPTION'],
    ['options that are none', { op: 'start', game: 'toy', options: [] }, 'E_OPTION'],
    ['a seed that is no number', { op: 'start', game: 'toy', seed: 'x' }, 'E_REQUEST'],
    ['a negative seed', { op: 'start', game: 'toy', seed: -1 }, 'E_REQUEST'],
    ['a position that is none', { op: 'build', game: 'toy', position: null }, 'E_'],
    ['no seat', { op: 'legal' }, 'E_REQUEST'],
    ['an unknown seat', { op: 'legal', seat: 2 }, 'E_REQUEST'],
    ['a seat as text', { op: 'legal', seat: '0' }, 'E_REQUEST'],
    ['an unknown actor', { op: 'apply', by: 'god', action: DRAW }, 'E_REQUEST'],
    ['no action', { op: 'apply', by: 0 }, 'E_PAYLOAD'],
    ['an empty batch', { op: 'apply', by: 0, actions: [] }, 'E_REQUEST'],
    ['a batch of chance', { op: 'apply', by: 'chance', actions: [DRAW] }, 'E_BATCH'],
    ['a code that is none', { op: 'decode', seat: 0, code: 1.5 }, 'E_REQUEST'],
    ['a code beyond the last', { op: 'apply', by: 0, code: 100_000 }, 'E_REQUEST'],
    ['no code', { op: 'decode', seat: 0 }, 'E_REQUEST'],
    ['a code of nobody', { op: 'decode', code: 0 }, 'E_REQUEST'],
    ['a code of chance', { op: 'apply', by: 'chance', code: 0 }, 'E_CODE'],
    ['a code and an action', { op: 'apply', by: 0, code: 0, action: DRAW }, 'E_REQUEST'],
    ['a code and a batch', { op: 'apply', by: 0, code: 0, actions: [DRAW] }, 'E_REQUEST'],
    ['codes that are neither wanted nor not', { op: 'legal', seat: 0, codes: 'yes' }, 'E_REQUEST'],
    ['codes of plays, likewise', { op: 'plays', seat: 0, codes: 1 }, 'E_REQUEST'],
    ['no action to encode', { op: 'encode' }, 'E_PAYLOAD'],
    ['nobody who observes', { op: 'observe' }, 'E_REQUEST'],
    ['an observing spectator', { op: 'observe', seat: 'spectator' }, 'E_REQUEST'],
    ['an unknown viewer', { op: 'describe', as: 'chance' }, 'E_REQUEST'],
    ['chance out of place', { op: 'draw' }, 'E_NOT_CHANCE'],
    ['too long a line', `"${'x'.repeat(MOST_CHARACTERS)}"`, 'E_LINE'],
    ['too deep an id', `{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'E_REQUEST'],
    ['too deep an action', `{"op":"apply","by":0,"action":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'E_PAYLOAD'],
  ])('answers an error to %s and goes on', async (_, request, code) => {
    const [, reply, after] = await ask(start, request, { id: 'next', op: 'turn' })
    expect(reply!.ok).toBe(false)
    expect(reply!.error!.code).toContain(code)
    expect(after).toMatchObject({ id: 'next', ok: true })
  })

  it('needs a game before anything else', async () => {
    const replies = await ask(...Object.keys(STATE_OPERATIONS).map((op) => ({ op })))
    expect(new Set(replies.map(({ error }) => error?.code))).toEqual(new Set(['E_NO_GAME']))
  })

  it('names every operation in its help', async () => {
    const { code, out } = await runCli(['engine', '--help'])
    expect(code).toBe(0)
    const words = new Set(out.match(/[a-z]+/g))
    expect(OPERATION_NAMES.filter((op) => !words.has(op))).toEqual([])
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('lists the games and their options', async () => {
    const [reply] = await ask({ op: 'games' })
    expect(reply!.games).toMatchObject([
      {
        id: 'toy',
        seats: { min: 2, max: 3 },
        plays: true,
        options: { target: { kind: 'integer', default: 9, min: 1, max: 100 } },
      },
    ])
  })
})
