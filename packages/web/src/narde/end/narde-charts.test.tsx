// @vitest-environment happy-dom
import type { AnyGame } from '@serai/kernel'
import { layout, type NardeState, narde } from '@serai/narde'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { historyOf } from '../../replay/replay-history.ts'
import { loadLanguage } from '../../text/language.ts'
import { NardeCharts } from './narde-charts.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const match = historyOf(playFair(narde as unknown as AnyGame, 2, 'a match to draw', { matchPoints: 3 }), 0)
const final = match.state as NardeState

it('leads from a turn of a chart to that turn of the game whose chart it is', () => {
  const games = final[layout.GAMES]!
  expect(games).toBeGreaterThan(1)
  render(
    <NardeCharts
      whole={match}
      names={['Ann', 'Bob']}
      watchFrom={(turn, game) => <a href={`#${game}-${turn}`}>watch</a>}
    />,
  )
  for (let game = 0; game < games; game++) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: String(game) } })
    fireEvent.change(screen.getAllByRole('slider', { name: 'Turn' })[0]!, { target: { value: 3 } })
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe(`#${game}-3`)
  }
})

it.each([
  [1, 'Ann : Bob', [0, 1]],
  [2, 'Bob : Ann', [1, 0]],
] as const)('gives the points of the match with those of the winner first: %i', (winner, head, order) => {
  const state = narde.clone(final)
  state[layout.ENDED_WINNER] = winner
  const { moments } = match
  render(<NardeCharts whole={{ moments, state }} names={['Ann', 'Bob']} watchFrom={() => null} />)
  const score = order.map((seat) => final[layout.SCORE + seat]).join(' : ')
  expect(screen.getByRole('columnheader', { name: head })).not.toBeNull()
  expect(screen.getAllByRole('cell', { name: score })).not.toEqual([])
})
