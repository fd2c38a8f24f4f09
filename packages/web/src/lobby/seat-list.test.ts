import type { GameInfo, SeatInfo, TableSummary } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import texts from '../text/en/index.ts'
import { seatRows, standingOf } from './seat-list.tsx'

const { games, lobby } = texts
const person = (seat: number, name: string, connected = true): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  connected,
  autopilot: false,
})
const game: GameInfo = {
  id: 'catan',
  title: 'Catan',
  ruleset: '',
  seats: { min: 3, max: 4 },
  options: {},
  bots: [{ name: 'odd', describe: 'Plays only on odd days.' }],
}
const table: TableSummary = {
  id: 't',
  game: 'catan',
  options: {},
  status: 'open',
  isPrivate: true,
  host: 'Lena',
  hostId: 'lena-id',
  seats: [
    { ...person(0, 'Lena'), person: 'lena-id' },
    person(1, 'Mira', false),
    { ...person(2, 'Ilya'), kind: 'bot', bot: 'hard', level: 'hard' },
    { ...person(3, '', false), kind: 'empty' },
  ],
  seq: 0,
  commitment: '',
  createdAt: 0,
}

describe('seats before the start', () => {
  const rows = (seat: number | null, isHost: boolean, isNamed = true) =>
    seatRows(table, game, { seat, isNamed, isHost }, texts)

  it('lets the host care for bots', () =>
    expect(rows(0, true).map(({ actions }) => actions)).toEqual([
      ['stand'],
      ['free'],
      ['change-bot'],
      ['add-bot', 'move'],
    ]))

  it('lets others take, change and leave a seat only', () => {
    expect(rows(1, false).map(({ actions }) => actions)).toEqual([[], ['stand'], [], ['move']])
    expect(rows(null, false).map(({ actions }) => actions)).toEqual([[], [], [], ['sit']])
  })

  it('offers nothing to who has no name yet', () =>
    expect(rows(null, false, false).flatMap(({ actions }) => actions)).toEqual([]))

  it('says who everybody is', () =>
    expect(rows(0, true).map(({ title, note, mark }) => [title, note, mark])).toEqual([
      ['Lena', 'you, host', 'here'],
      ['Mira', 'away', 'away'],
      ['Ilya', `Bot, hard. ${games.catan.bots.hard}`, 'here'],
      [lobby.freeSeat, lobby.freeNote, 'empty'],
    ]))

  it('takes the words of the server for a bot that the page does not know', () => {
    const odd: SeatInfo = { ...person(0, 'Zoya'), kind: 'bot', bot: 'odd' }
    const [row] = seatRows({ ...table, seats: [odd] }, game, { seat: null, isNamed: true, isHost: false }, texts)
    expect(row).toMatchObject({ title: 'Zoya', note: 'Bot, odd. Plays only on odd days.', level: null })
  })
})

describe('whether the table is mine', () => {
  const lena = { id: 'lena-id', name: 'Lena' }
  it('holds under another name too, and for a host who stands', () => {
    expect(standingOf(table, 0, { ...lena, name: 'Lena the Second' }).isHost).toBe(true)
    expect(standingOf(table, null, lena).isHost).toBe(true)
  })
  it('is not so for a namesake, on a seat or not, nor for nobody', () => {
    const namesake = { ...lena, id: 'other-id' }
    expect(standingOf(table, 1, namesake).isHost).toBe(false)
    expect(standingOf(table, null, namesake).isHost).toBe(false)
    expect(standingOf(table, null, null).isHost).toBe(false)
  })
  it('is said of the host alone, not of a namesake', () => {
    const seats = [{ ...person(0, 'Lena'), person: 'other-id' }, table.seats[0]!]
    const rows = seatRows({ ...table, seats }, game, { seat: null, isNamed: true, isHost: false }, texts)
    expect(rows.map(({ note }) => note.includes(lobby.host))).toEqual([false, true])
  })
})
