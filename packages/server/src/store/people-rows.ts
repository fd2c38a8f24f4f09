import type { AccountRow, Ban, PlayedGame, RatingRow, SessionRow } from './people-store.ts'
import { unquoted } from './quoted.ts'

// PostgreSQL gives times as text and has truth values; libSQL has numbers for both.

type Row = Readonly<Record<string, unknown>>

export function accountOf(row: Row | undefined): AccountRow | null {
  return row
    ? {
        person: row.person as string,
        name: unquoted(row.name),
        key: unquoted(row.key),
        looks: [unquoted(row.look), unquoted(row.small_look)],
        hash: row.hash as string,
        createdAt: Number(row.created_at),
      }
    : null
}

export function sessionOf(row: Row): SessionRow {
  return {
    hash: row.hash as string,
    person: row.person as string,
    label: unquoted(row.label),
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
  }
}

export function ratingOf(row: Row): RatingRow {
  return {
    person: row.person as string,
    game: row.game as string,
    numbers: JSON.parse(row.numbers as string) as number[],
    shown: row.shown as number,
    isProvisional: Boolean(row.is_provisional),
    games: row.games as number,
    updatedAt: Number(row.updated_at),
  }
}

export function playedOf(row: Row): PlayedGame {
  return {
    table: row.table_id as string,
    person: row.person as string,
    game: row.game as string,
    status: row.status as PlayedGame['status'],
    endedAt: Number(row.ended_at),
    seat: row.seat as number,
    seats: row.seats as number,
    people: row.people as number,
    place: row.place as number | null,
    before: row.before as number | null,
    after: row.after as number | null,
  }
}

export function banOf(row: Row): Ban {
  return {
    person: row.person as string,
    isMuted: Boolean(row.is_muted),
    isBanned: Boolean(row.is_banned),
    reason: unquoted(row.reason),
    changedAt: Number(row.changed_at),
  }
}
