import { EDGE_IDS, RESOURCES, VERTEX_IDS } from '@serai/catan'
import type { SetupPlan } from '@serai/lab'
import { textTable } from '../text-table.ts'
import { GRADE_WORDS, harbourWord, hexWords, share, within } from './words.ts'

/** The placements in the order of placing, then what every seat has. */
export function planText({ method, placements, card }: SetupPlan): string {
  const seats = card.seats.length
  const steps = placements.map(({ seat, vertex, edge, pips, hexes, harbour, isPlaced }, step) => [
    String(step + 1),
    step < seats ? '1' : '2',
    String(seat + 1),
    VERTEX_IDS[vertex]!,
    EDGE_IDS[edge]!,
    String(pips),
    [hexWords(hexes), ...(harbour === null ? [] : [`${harbourWord(harbour)} harbour`])].join('; '),
    ...(isPlaced ? ['placed'] : []),
  ])
  const haves = card.seats.map(({ pips, byResource, harbours, share: wins }, seat) => [
    String(seat + 1),
    String(pips),
    RESOURCES.flatMap((name, r) => (byResource[r] === 0 ? [] : [`${name} ${byResource[r]}`])).join(', '),
    harbours.map(harbourWord).join(', ') || '-',
    `${share(wins)} ${within(card.error)}`,
  ])
  return [
    `Setup plan (${method}): ${GRADE_WORDS[card.grade]}\n`,
    textTable(['', 'round', 'seat', 'corner', 'road', 'pips', 'hexes', ''], steps, [1, 2, 5]),
    textTable(['seat', 'pips', 'resources', 'harbours', 'expected win rate'], haves, [1, 4]),
  ].join('\n')
}
