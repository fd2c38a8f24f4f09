import { describe, expect, it } from 'vitest'
import type { Case } from '../../text/numbers.ts'
import ru from '../../text/ru/index.ts'
import { resourcesText } from '../resources/counts.ts'

const COUNTS = [0, 1, 2, 5, 11, 21, 22]
const said = (resource: number, inCase: Case) =>
  COUNTS.map((count) => ru.catanTrade.quantity(count, resource, inCase)).join(', ')

describe('resources in Russian', () => {
  it.each([
    [0, 'nominative', '0 дерева, 1 дерево, 2 дерева, 5 дерева, 11 дерева, 21 дерево, 22 дерева'],
    [0, 'genitive', '0 дерева, 1 дерева, 2 дерева, 5 дерева, 11 дерева, 21 дерева, 22 дерева'],
    [1, 'accusative', '0 кирпичей, 1 кирпич, 2 кирпича, 5 кирпичей, 11 кирпичей, 21 кирпич, 22 кирпича'],
    [1, 'genitive', '0 кирпичей, 1 кирпича, 2 кирпичей, 5 кирпичей, 11 кирпичей, 21 кирпича, 22 кирпичей'],
    [2, 'nominative', '0 овец, 1 овца, 2 овцы, 5 овец, 11 овец, 21 овца, 22 овцы'],
    [2, 'accusative', '0 овец, 1 овцу, 2 овцы, 5 овец, 11 овец, 21 овцу, 22 овцы'],
    [2, 'genitive', '0 овец, 1 овцы, 2 овец, 5 овец, 11 овец, 21 овцы, 22 овец'],
    [3, 'accusative', '0 пшеницы, 1 пшеницу, 2 пшеницы, 5 пшеницы, 11 пшеницы, 21 пшеницу, 22 пшеницы'],
    [4, 'nominative', '0 руды, 1 руда, 2 руды, 5 руды, 11 руды, 21 руда, 22 руды'],
    [4, 'accusative', '0 руды, 1 руду, 2 руды, 5 руды, 11 руды, 21 руду, 22 руды'],
  ] as const)('resource %i in the %s', (resource, inCase, text) => {
    expect(said(resource, inCase)).toBe(text)
  })

  it('stand in sentences in the case that these ask for', () => {
    const give = resourcesText(ru.catanTrade, [0, 0, 0, 0, 1], 'accusative')
    const get = resourcesText(ru.catanTrade, [0, 0, 1, 2, 0], 'accusative')
    expect(ru.catanTable.hintOffer(give, get)).toBe('предложить 1 руду за 1 овцу и 2 пшеницы')
    expect(ru.catanTable.short(resourcesText(ru.catanTrade, [1, 0, 2, 0, 0], 'genitive'))).toBe(
      'не хватает 1 дерева и 2 овец',
    )
    expect(ru.catanTable.shortNote(ru.catanTrade.quantity(1, 4, 'nominative'))).toBe('ещё 1 руда')
  })
})
