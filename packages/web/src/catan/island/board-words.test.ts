import { catan } from '@serai/catan'
import { defaultOptions, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { boardWords, spotWords } from './board-words.ts'
import { islandModel } from './island-model.ts'

const beginner = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
const model = islandModel(beginner)

describe('the island in words', () => {
  it('names the hexes around a corner, the sea and the harbour', () => {
    const { catanBoard } = en
    expect(spotWords(model, { kind: 'vertex', at: 8 }, catanBoard)).toBe('corner of ore 10, sheep 2 and brick 6')
    expect(spotWords(model, { kind: 'vertex', at: 1 }, catanBoard)).toBe(
      'corner of sheep 2 and the sea, 2:1 wheat harbour',
    )
    expect(spotWords(model, { kind: 'vertex', at: 1 }, ru.catanBoard)).toBe('угол: овцы 2, море, порт 2:1 (пшеница)')
  })

  it('names both sides of an edge', () => {
    expect(spotWords(model, { kind: 'edge', at: 0 }, en.catanBoard)).toBe('edge between ore 10 and the sea')
    expect(spotWords(model, { kind: 'edge', at: 7 }, en.catanBoard)).toBe('edge between ore 10 and sheep 2')
  })

  it('names who lives at a hex, as the robber is going to hit them', () => {
    const names = ['Mira', 'Anton', 'Lena', 'Zeynep']
    const at = (hex: number) => spotWords(model, { kind: 'hex', at: hex }, en.catanBoard, names)
    expect(at(4)).toBe('hills 6, next to Mira and Lena')
    expect(at(9)).toBe('desert, the robber is here')
    expect(spotWords(model, { kind: 'hex', at: 4 }, en.catanBoard)).toBe('hills 6')
  })

  it('lists five rows and what everybody has built', () => {
    const lines = boardWords(model, ['Mira', 'Anton', 'Lena', 'Zeynep'], en.catanBoard)
    expect(lines[0]).toBe('Row 1: mountains 10, 3:1 harbour; pasture 2, 2:1 wheat harbour; forest 9.')
    expect(lines[2]).toContain('desert, the robber is here')
    expect(lines).toHaveLength(9)
    expect(lines[5]).toMatch(
      /^Mira\. settlement: corner of .*; 2 roads: edge between .* and .*, edge between .* and .*\.$/,
    )
  })
})
