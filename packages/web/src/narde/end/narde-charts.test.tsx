// @vitest-environment happy-dom
import { CHANCE } from '@serai/kernel'
import { gamesOver, type NardeState, narde, openingAction, RESIGN, scoreOf } from '@serai/narde'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { play } from '../../../test/narde-actions.ts'
import { historyOf } from '../../replay/replay-history.ts'
import { loadLanguage } from '../../text/language.ts'
import { NardeCharts } from './narde-charts.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const match = historyOf(playFair(narde, 2, 'a match to draw', { matchPoints: 3 }), 0)
const final = match.state as NardeState

it('leads from a turn of a chart to that turn of the game whose chart it is', () => {
  const games = gamesOver(final)
  expect(games).toBeGreaterThan(1)
  render(
    <NardeCharts
      whole={match}
      names={['Ann', 'Bob']}
      watchFrom={(turn, game) => <a href={`#${game}-${turn}`}>watch</a>}
    />,
  )
  for (let game = 0; game < games; game++) {
    const choice = screen.getByRole('combobox')
    fireEvent(choice, createEvent.change(choice, { target: { value: String(game) } }))
    fireEvent.change(screen.getAllByRole('slider', { name: 'Turn' })[0]!, { target: { value: 3 } })
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe(`#${game}-3`)
  }
})

it.each([
  [0, 'Ann : Bob', [0, 1]],
  [1, 'Bob : Ann', [1, 0]],
] as const)('gives the points of the match with those of the winner first: seat %i', (winner, head, order) => {
  const opening = [CHANCE, openingAction(6, 5)] as const
  const loses = [1 - winner, RESIGN] as const
  const moments = play([opening, [winner, RESIGN], opening, loses, opening, loses], { matchPoints: 3 })
  const state = moments.at(-1)!.after as NardeState
  render(<NardeCharts whole={{ moments, state }} names={['Ann', 'Bob']} watchFrom={() => null} />)
  const score = order.map((seat) => scoreOf(state)[seat]).join(' : ')
  expect(screen.getByRole('columnheader', { name: head })).not.toBeNull()
  expect(screen.getAllByRole('cell', { name: score })).not.toEqual([])
})
