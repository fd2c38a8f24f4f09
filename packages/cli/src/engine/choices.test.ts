import { findGame, games } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { askEngine } from '../../test/ask-engine.ts'
import { toy, toyBySteps } from '../../test/toy.ts'

interface Choice {
  readonly seat: number
  readonly action: object
  readonly code: number
}

/** Plays the first actions of a game, always by code; every choice on the way. */
async function playByCode(game: AnyGame, actions: number): Promise<Choice[]> {
  const ask = (...requests: object[]) =>
    askEngine([{ op: 'start', game: game.id, seed: 3 }, ...played, ...requests], { games: [game] })
  const played: object[] = []
  const choices: Choice[] = []
  for (let i = 0; i < actions; i++) {
    const { kind, must } = (await ask({ op: 'turn' })).at(-1)! as unknown as { kind: string; must: number[] }
    if (kind === 'chance') {
      played.push({ op: 'apply', by: 'chance', action: (await ask({ op: 'draw' })).at(-1)!.action })
      continue
    }
    const seat = must[0]!
    const [legal, offers] = (await ask({ op: 'legal', seat, codes: true }, { op: 'offers', seat, codes: true })).slice(
      -2,
    ) as unknown as { actions: object[]; codes: number[] }[]
    const list = [legal!, offers!].flatMap(({ actions, codes }) => {
      expect(codes).toHaveLength(actions.length)
      return actions.map((action, at) => ({ seat, action, code: codes[at]! }))
    })
    const wrong = [...Array(game.codes).keys()].find((code) => !list.some((choice) => choice.code === code))!
    const answers = await ask(
      ...list.map(({ action }) => ({ op: 'encode', action })),
      ...list.map(({ code }) => ({ op: 'decode', seat, code })),
      ...list.map(({ code }) => ({ op: 'check', by: seat, code })),
      { op: 'check', by: seat, code: wrong },
      { op: 'hash' },
      { op: 'apply', by: seat, code: wrong },
      { op: 'hash' },
    )
    const [encoded, decoded, checked] = [0, 1, 2].map((part) =>
      answers.slice(1 + played.length + part * list.length, 1 + played.length + (part + 1) * list.length),
    )
    expect(encoded!.map(({ code }) => code)).toEqual(list.map(({ code }) => code))
    expect(decoded!.map(({ action }) => action)).toEqual(list.map(({ action }) => action))
    expect(checked!.map(({ refusal }) => refusal)).toEqual(list.map(() => null))
    const [refusal, before, refused, after] = answers.slice(-4)
    const error = { code: 'E_CODE', given: wrong, allowed: list.map(({ code }) => code) }
    expect(refusal).toMatchObject({ ok: true, refusal: error })
    expect(refused).toEqual({ id: null, ok: false, error })
    expect(after).toEqual(before)
    choices.push(...list)
    played.push({ op: 'apply', by: seat, code: list[(7 * i) % list.length]!.code })
  }
  return choices
}

describe('codes of actions', () => {
  it.each([toyBySteps, ...games])('there and back, in place of actions: $id', async (game) => {
    const choices = await playByCode(game, 24)
    expect(choices.length).toBeGreaterThan(15)
    for (const { code } of choices) {
      expect(code).toBeGreaterThanOrEqual(0)
      expect(code).toBeLessThan(game.codes)
    }
  })

  it('do what their actions do', async () => {
    const start = { op: 'start', game: 'toy', seed: 3 }
    const { must } = (await askEngine([start, { op: 'turn' }]))[1]! as unknown as { must: number[] }
    const by = must[0]!
    const [, listed] = (await askEngine([start, { op: 'legal', seat: by, codes: true }])) as unknown as {
      actions: object[]
      codes: number[]
    }[]
    for (const [at, action] of listed!.actions.entries()) {
      const [, byAction, hash] = await askEngine([start, { op: 'apply', by, action }, { op: 'hash' }])
      const [, byCode, same] = await askEngine([start, { op: 'apply', by, code: listed!.codes[at] }, { op: 'hash' }])
      expect(byCode).toEqual(byAction)
      expect(same).toEqual(hash)
    }
  })

  it('are not listed unless they are wanted', async () => {
    const start = { op: 'start', game: 'toy', seats: 2, seed: 3 }
    const replies = await askEngine([start, { op: 'legal', seat: 0 }, { op: 'offers', seat: 0, codes: false }])
    for (const reply of replies.slice(1)) expect(Object.keys(reply)).toEqual(['id', 'ok', 'actions'])
  })

  it('are -1 for what has none', async () => {
    const start = { op: 'start', game: 'toy', seats: 2, seed: 3 }
    const resign = { op: 'encode', action: { type: 'RESIGN' } }
    const deal = { op: 'encode', action: { type: 'DEAL', card: 'gold' } }
    const [, ...replies] = await askEngine([start, resign, deal])
    expect(replies.map(({ code }) => code)).toEqual([-1, -1])
  })

  it('stand for nothing when the game is over', async () => {
    const start = { op: 'start', game: 'toy', seats: 2, seed: 3 }
    const resign = { op: 'apply', by: 0, action: { type: 'RESIGN' } }
    const [, over, applied, decoded, observed] = await askEngine([
      start,
      resign,
      { op: 'apply', by: 0, code: 0 },
      { op: 'decode', seat: 1, code: 0 },
      { op: 'observe', seat: 1 },
    ])
    expect(over).toMatchObject({ turn: { kind: 'over' } })
    for (const reply of [applied, decoded]) expect(reply!.error).toEqual({ code: 'E_GAME_OVER' })
    expect(observed!.mask).toEqual(Array(toy.codes).fill(0))
  })

  it('of whole plays are those of their own space', async () => {
    const narde = findGame('long-narde')!
    const opening = { op: 'apply', by: 'chance', action: { type: 'OPENING', a: 6, b: 2 } }
    const [games, , , plain, coded] = await askEngine(
      [
        { op: 'games' },
        { op: 'start', game: 'long-narde' },
        opening,
        { op: 'plays', seat: 0 },
        { op: 'plays', seat: 0, codes: true },
      ],
      { games: [narde] },
    )
    expect(games!.games).toMatchObject([{ codes: 145, playCodes: 21_100, observation: 68 }])
    // N29: 25 * x + y, from the head with the lower die and on with the higher, or the other way round.
    expect(coded).toEqual({ ...plain, codes: [coded!.codes].flat() })
    expect(coded!.codes).toEqual([2])
  })
})
