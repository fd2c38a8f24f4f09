import { HARBOURS } from '@serai/catan'
import type { Reason } from '@serai/lab'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { bestWords, reasonWords } from './reason-words.ts'

const ANY = HARBOURS.indexOf('3:1')

describe('the reasons for a place', () => {
  const reasons: readonly Reason[] = [
    { code: 'pips', pips: 12 },
    { code: 'win_share', share: 0.271, gain: 0.021 },
    { code: 'different_resources', count: 3 },
    { code: 'red_numbers', count: 1 },
    { code: 'scarce', resource: 4, pips: 3, ofBoard: 7 },
    { code: 'coast' },
  ]

  it('are one sentence of the first three', () => {
    expect(reasonWords(reasons, en)).toBe('Three different resources, a red number, scarce ore.')
    expect(reasonWords(reasons, ru)).toBe('3 разных ресурса, красное число, редкий ресурс (руда).')
  })

  it('end with the chance to win where it stands nowhere else', () => {
    expect(bestWords(reasons, 4, en)).toBe(
      'Three different resources, a red number, 27\u00a0±\u00a06\u00a0% chance to win.',
    )
    expect(bestWords(reasons, 4, ru)).toBe('3 разных ресурса, красное число, шанс победить 27\u00a0±\u00a06\u00a0%.')
  })

  it.each<readonly [Reason, string, string]>([
    [
      { code: 'worst_seat', types: 5, pips: 18 },
      'Leaves the worst-off seat 5 resources and 18 pips.',
      'Худшему месту остаётся 5 ресурсов и 18 точек.',
    ],
    [
      { code: 'score', pips: 13, fresh: 0, coverage: 0 },
      'No free corner has more pips.',
      'Больше точек нет ни на одном свободном углу.',
    ],
    [
      { code: 'score', pips: 9, fresh: 20, coverage: 0 },
      'Score 29: 9 for pips + 20 for new resources.',
      'Оценка 29: точки 9 + новые ресурсы 20.',
    ],
    [
      { code: 'score', pips: 9, fresh: 20, coverage: 5 },
      'Score 34: 9 for pips + 20 for new resources + 5 for a full set.',
      'Оценка 34: точки 9 + новые ресурсы 20 + полный набор 5.',
    ],
  ])('end with the worth in the terms of its method: %o', (worth, english, russian) => {
    expect(bestWords([worth], 4, en)).toBe(english)
    expect(bestWords([worth], 4, ru)).toBe(russian)
    // In a list the worth stands beside it.
    expect(reasonWords([worth], en)).toBe('')
    expect(bestWords([{ code: 'red_numbers', count: 1 }, worth], 4, en)).toMatch(/^A red number, .*\w\.$/)
  })

  const each: readonly (readonly [Reason, string, string])[] = [
    [{ code: 'different_resources', count: 2 }, 'Only two resources.', 'Только 2 ресурса.'],
    [{ code: 'new_resources', resources: [0, 3] }, 'Adds wood and wheat.', 'Новое (дерево и пшеница).'],
    [{ code: 'full_set' }, 'Completes all five resources.', 'Собраны все пять ресурсов.'],
    [{ code: 'red_numbers', count: 2 }, '2 red numbers.', '2 красных числа.'],
    [{ code: 'harbour', kind: 2 }, '2:1 sheep harbour.', 'Порт 2:1 (овцы).'],
    [{ code: 'harbour_near', kind: ANY, roads: 1 }, '3:1 harbour 1 road away.', 'Порт 3:1 через 1 дорогу.'],
    [{ code: 'blocks', count: 1, pips: 10 }, 'Takes away a 10-pip corner.', 'Забирает угол в 10 точек.'],
    [
      { code: 'blocks', count: 2, pips: 11 },
      'Takes away 2 corners of up to 11 pips.',
      'Забирает углы (2), до 11 точек.',
    ],
    [{ code: 'starting_cards', resources: [0, 0, 4] }, 'Starts with wood and ore.', 'На старте (дерево и руда).'],
    [{ code: 'desert' }, 'Next to the desert.', 'Рядом пустыня.'],
    [{ code: 'coast' }, 'On the coast.', 'На побережье.'],
  ]
  it.each(each)('%o', (reason, english, russian) => {
    expect(reasonWords([reason], en)).toBe(english)
    expect(reasonWords([reason], ru)).toBe(russian)
  })

  it('are nothing where nothing is to be said', () => {
    expect(reasonWords([{ code: 'pips', pips: 3 }], en)).toBe('')
    expect(reasonWords([{ code: 'different_resources', count: 0 }], en)).toBe('')
  })
})
