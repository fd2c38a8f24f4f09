import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { faultOf } from '../scenarios/invariants.ts'
import { naiveLegal } from '../scenarios/naive-legal.ts'
import { BLUE, bankOf, RED, type Scene, scene, see } from '../scenarios/scene.ts'
import type { CatanState } from '../state/layout.ts'

function legalTexts(s: CatanState, seat: number): string[] {
  const out: number[] = []
  const list = out.slice(0, catan.legal(s, seat, out))
  expect([...list].sort((a, b) => a - b)).toEqual(naiveLegal(s, seat))
  return list.map((action) => catan.format(action))
}

describe('R104, R105: Year of Plenty', () => {
  const texts = (bank: string) => {
    const held: Scene = { bank, cards: { [RED]: ['year_of_plenty'] } }
    return legalTexts(scene(held), RED).filter((text) => text.includes('plenty'))
  }

  it('takes the only card that the bank has', () => {
    expect(texts('wood0 brick0 sheep0 wheat1 ore0')).toEqual(['play year_of_plenty wheat'])
  })

  it('then has one card, and the bank none', () => {
    const s = scene({
      bank: 'wood0 brick0 sheep0 wheat1 ore0',
      hands: { [RED]: '' },
      cards: { [RED]: ['year_of_plenty'] },
    })
    catan.apply(s, RED, catan.parse('play year_of_plenty wheat') as number)
    expect(faultOf(s)).toBeNull()
    expect([see(s, RED).hand, bankOf(s)]).toEqual(['wheat1', ''])
  })

  it('takes any two that it has', () => {
    expect(texts('wood0 brick0 sheep0 wheat1 ore1')).toEqual(['play year_of_plenty wheat ore'])
    expect(texts('wood0 brick2 sheep0 wheat0 ore1')).toEqual([
      'play year_of_plenty brick brick',
      'play year_of_plenty brick ore',
    ])
  })

  it('takes nothing from an empty one', () => {
    expect(texts('wood0 brick0 sheep0 wheat0 ore0')).toEqual([])
  })
})

describe('R86: a city', () => {
  const cities = { bare: true, hands: { [BLUE]: 'wheat2 ore3' }, active: BLUE, settlements: { [BLUE]: 'v01' } }
  const upgrades = (scenery: Scene) => legalTexts(scene(scenery), BLUE).filter((text) => text.includes('city'))

  it('is the fourth at the most', () => {
    expect(upgrades({ ...cities, cities: { [BLUE]: 'v12 v21 v31' } })).toEqual(['city v01'])
    expect(upgrades({ ...cities, cities: { [BLUE]: 'v12 v21 v31 v41' } })).toEqual([])
  })
})

describe('R73, R74: the bank', () => {
  it('gives nothing that it does not have', () => {
    const s = scene({ bank: 'wheat0', hoarder: BLUE, hands: { [RED]: 'wood4' } })
    const trades = legalTexts(s, RED).filter((text) => text.includes('bank'))
    expect(trades).toHaveLength(3)
    expect(trades.filter((text) => text.includes('wheat'))).toEqual([])
  })
})
