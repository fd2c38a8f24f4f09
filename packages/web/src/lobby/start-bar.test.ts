import type { SeatInfo, TableSummary } from '@serai/protocol'
import { expect, it } from 'vitest'
import texts from '../text/en/index.ts'
import { startText } from './start-bar.tsx'

const seat = (number: number, change: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: 'Lena',
  connected: true,
  autopilot: false,
  ...change,
})
const LENA = seat(0, {})
const MIRA = seat(1, { name: 'Mira' })
const EMPTY = seat(1, { kind: 'empty', name: '', connected: false })
const text = (seats: readonly SeatInfo[], isHost: boolean) =>
  startText({ host: 'Lena', seats } as TableSummary, isHost, texts.lobby)

it.each([
  ['the host of free seats', [LENA, EMPTY], true, '1 seat still open.'],
  ['others of free seats', [LENA, EMPTY], false, 'Waiting for 1 player. Lena starts the game.'],
  ['the host that all are here', [LENA, MIRA], true, 'Everyone is ready.'],
  ['others who starts', [LENA, MIRA], false, 'Lena starts the game.'],
  [
    'who is missing, and that the game can do without them',
    [LENA, { ...MIRA, connected: false }],
    true,
    'Not here yet: Mira. You can start: after 90 s a bot fills in for missing players until they arrive.',
  ],
] as const)('tells %s', (_, seats, isHost, expected) => expect(text(seats, isHost)).toBe(expected))

it('does not tell a guest to start', () =>
  expect(text([{ ...LENA, connected: false }, MIRA], false)).toBe('Not here yet: Lena. Lena starts the game.'))
