import { describe, expect, it } from 'vitest'
import { scripted } from './scripted.ts'
import { toyGame } from './toy/toy-game.ts'

const start = toyGame.start({ target: 9, turnCap: 60 }, 2, { next: () => 0, below: () => 0 })

describe('a script', () => {
  it('leads a copy of the position on, with chance as told', () => {
    const script = scripted(toyGame, start)
      .act(0, { type: 'DRAW' })
      .chance({ type: 'DEAL', card: 'gold' })
      .act(0, 'play gold', 'end')
    expect(toyGame.describe(script.state)).toMatchObject({ scores: [3, 0, 0], active: 1 })
    expect(toyGame.turnCount(start)).toBe(0)
  })

  it('says why something is refused', () => {
    const script = scripted(toyGame, start)
    expect(script.refusal(1, { type: 'END' })).toEqual({ code: 'E_NOT_ACTIVE' })
    expect(script.refusal(0, { type: 'FLY' })).toEqual({ code: 'E_PAYLOAD' })
    expect(script.refusal(0, 'fly')).toEqual({ code: 'E_PAYLOAD' })
    expect(script.refusal(-1, 'deal gold')).toEqual({ code: 'E_CHANCE' })
  })

  it('lists what is legal as texts', () => {
    expect(scripted(toyGame, start).legal(0)).toEqual(['draw', 'call copper', 'call silver', 'call gold', 'end'])
  })

  it('throws with the step, the reason and the position', () => {
    const script = scripted(toyGame, start).act(0, 'end')
    expect(() => script.act(0, 'end')).toThrow(/step 2: "end" by seat 0 is refused: E_NOT_ACTIVE\nmain, turn 1/)
    expect(() => script.chance('deal gold')).toThrow(/by chance is refused: E_CHANCE/)
    expect(() => script.refusal(1, 'end')).toThrow(/is legal/)
  })

  it('notices a check that changes the state', () => {
    const meddling = {
      ...toyGame,
      check(...[s, by, action]: Parameters<typeof toyGame.check>) {
        s[6]!++
        return toyGame.check(s, by, action)
      },
    }
    expect(() => scripted(meddling, start).refusal(1, 'end')).toThrow(/changed the state/)
  })
})
