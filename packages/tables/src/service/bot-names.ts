import type { SeatData } from '../table/table-data.ts'

/** Names along the caravan roads, the same in every language. */
const NAMES = [
  'Zeynep',
  'Anton',
  'Mira',
  'Rustam',
  'Leyla',
  'Farid',
  'Nino',
  'Aram',
  'Dilara',
  'Yusuf',
  'Tamar',
  'Timur',
  'Samira',
  'Oleg',
  'Shirin',
  'Aziz',
  'Ketevan',
  'Babak',
  'Gulnar',
  'Ilya',
] as const

/** What a bot is called at this table: nobody else's name there. Each host meets a company of their own. */
export function botName(seats: readonly SeatData[], host: string): string {
  const taken = new Set(seats.map((seat) => (seat.kind === 'empty' ? '' : seat.name)))
  const first = [...host].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  for (let i = 0; i < NAMES.length; i++) {
    const name = NAMES[(first + i) % NAMES.length]!
    if (!taken.has(name)) return name
  }
  return NAMES[first % NAMES.length]!
}
