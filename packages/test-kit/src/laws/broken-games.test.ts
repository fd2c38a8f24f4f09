import { describe, expect, it } from 'vitest'
import { checkLaw, subjectOf } from '../check-law.ts'
import { CHANCE_FLAWS } from '../flaws/chance.ts'
import type { Toy } from '../flaws/flaw.ts'
import { LEGAL_LIST_FLAWS } from '../flaws/legal-list.ts'
import { NOTATION_FLAWS } from '../flaws/notation.ts'
import { REDACTION_FLAWS } from '../flaws/redaction.ts'
import { SNAPSHOTS_FLAWS } from '../flaws/snapshots.ts'
import { TURNS_FLAWS } from '../flaws/turns.ts'
import { LawBroken } from '../law.ts'
import { setupsOf } from '../setup.ts'
import { isUnlistedToy, TOY_UNIVERSE, toyGame } from '../toy/toy-game.ts'
import { LAWS, type LawName } from './all.ts'

const FLAWS = [
  ...LEGAL_LIST_FLAWS,
  ...TURNS_FLAWS,
  ...CHANCE_FLAWS,
  ...NOTATION_FLAWS,
  ...SNAPSHOTS_FLAWS,
  ...REDACTION_FLAWS,
]

function breaksLaw(law: LawName, flaw: Partial<Toy>): () => void {
  const subject = subjectOf({ ...toyGame, ...flaw }, { universe: TOY_UNIVERSE, unlisted: isUnlistedToy })
  return () => {
    for (const setup of setupsOf(toyGame)) {
      for (let i = 0; i < 12; i++) checkLaw(LAWS[law], subject, setup, { seed: `broken ${i}`, steps: 500 })
    }
  }
}

describe('a broken game is caught', () => {
  it.each(FLAWS)('%s', (_, law, says, flaw) => {
    expect(breaksLaw(law, flaw)).toThrow(LawBroken)
    expect(breaksLaw(law, flaw)).toThrow(says)
  })

  it('and every law catches something', () => {
    const catching = new Set(FLAWS.map(([, law]) => law))
    const idle = Object.keys(LAWS).filter((law) => !catching.has(law as LawName))
    expect(idle).toEqual([])
  })
})
