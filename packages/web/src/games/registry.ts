import type { AnyGame } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { type ComponentType, useEffect, useState } from 'react'
import { entry as catan } from '../catan/entry.ts'
import { entry as narde } from '../narde/entry.ts'
import type { Moment } from '../table/history.ts'
import type { LogLine } from '../table/log-line.ts'
import type { TableSession } from '../table/table-session.ts'
import type { Catalogue } from '../text/catalogue.ts'
import type { LazyComponent } from '../ui/lazy-component.tsx'
import { type LookOfSeat, plainLook } from '../ui/seat-looks.ts'
import type { GameEntry, GameForm } from './game-entry.ts'

/** What a table of a running game is drawn with. */
export interface TableProps {
  readonly session: TableSession
  /** The game is over, and the table has shown what led to it. */
  readonly onPlayedOut?: () => void
}

/** A position as a small picture, for lists. */
export interface MiniatureProps {
  readonly state: unknown
}

/** One position of a game that has ended, as somebody knew it then. */
export interface ReplayProps {
  readonly state: unknown
  /** What led to it; null at the start. */
  readonly moment: Moment | null
  readonly names: readonly string[]
  /** Whose eyes: a seat, or null where everything is open. */
  readonly viewer: number | null
}

/** A game's part of the page; loaded when somebody goes to a table of it. */
export interface GameScreens {
  readonly game: AnyGame
  /** A game under way, and watched. */
  readonly Table: ComponentType<TableProps>
  /** Whether the table says when it has shown the last moments; otherwise the end comes at once. */
  readonly playsOut?: boolean
  /** A game that has ended. Fetched on its own, as a replay is: while one plays there is time for it. */
  readonly End: LazyComponent<TableProps>
  /** A finished game, step by step: board and players, without the log. */
  readonly Replay: LazyComponent<ReplayProps>
  /** The log in words, newest last. */
  readonly logLines: (
    moments: readonly Moment[],
    names: readonly string[],
    seat: number | null,
    texts: Catalogue,
  ) => readonly LogLine[]
  /** Whether there is nothing to see of a step; a replay takes it together with the next one. */
  readonly showsNothing?: (moment: Moment) => boolean
  /** What a step was that adds nothing to the log; null: the log says it. Without it, the log says everything. */
  readonly unloggedWords?: (
    moment: Moment,
    names: readonly string[],
    seat: number | null,
    texts: Catalogue,
  ) => string | null
  /** The turn that a moment is part of, from 1, where the game itself counts those that are over. */
  readonly turnOf?: (moment: Moment) => number
  /** The steps at which the games of a match begin, where a table can have several. */
  readonly gameStarts?: (moments: readonly Moment[]) => readonly number[]
  readonly Miniature: ComponentType<MiniatureProps>
  /** How the seats are marked in a position. */
  readonly seatLooks: (state: unknown) => LookOfSeat
  /** What is to be known of a table before its start. */
  readonly LobbyCard?: ComponentType<{ readonly summary: TableSummary }>
}

/** The games of the page. A new game adds its line here and a folder beside this one. */
const GAMES: { readonly [id: string]: GameEntry } = { catan, 'long-narde': narde }

export const gameIds: readonly string[] = Object.keys(GAMES)

export function gameEntry(id: string): GameEntry | null {
  return GAMES[id] ?? null
}

/** The looks of a game's seats where no position is known. */
export function looksOf(id: string): LookOfSeat {
  return GAMES[id]?.looks ?? plainLook
}

/** What is fetched of a game once it is needed, and once only. */
interface OnDemand<T> {
  /** What is there already; null: it has to be waited for, or there is none. */
  readonly loaded: (id: string) => T | null
  /** Always the same promise for a game: a component that waits for it is drawn again from the start. */
  readonly load: (id: string) => Promise<T> | null
}

function onDemand<T>(fetch: (entry: GameEntry) => Promise<T> | null): OnDemand<T> {
  const loading = new Map<string, Promise<T>>()
  const loaded = new Map<string, T>()
  const load = (id: string) => {
    const entry = GAMES[id]
    const known = loading.get(id)
    if (known || !entry) return known ?? null
    const part = fetch(entry)?.then((fetched) => {
      loaded.set(id, fetched)
      return fetched
    })
    if (!part) return null
    loading.set(id, part)
    // A part that could not be fetched is asked for again.
    part.catch(() => loading.delete(id))
    return part
  }
  return { loaded: (id) => loaded.get(id) ?? null, load }
}

const gameScreens = onDemand((entry) => entry.load().then(({ part }) => part))
export const gameForms = onDemand((entry) => entry.loadForm?.().then(({ form }) => form) ?? null)

export const { loaded: loadedGame, load: loadGame } = gameScreens

/** A game's part when it has come; until then, and where there is none, null. */
export const useGameScreens = (id: string): GameScreens | null => useOnDemand(gameScreens, id)

/** As `useGameScreens`, of its forms. */
export const useGameForm = (id: string): GameForm | null => useOnDemand(gameForms, id)

function useOnDemand<T>(of: OnDemand<T>, id: string): T | null {
  const [part, setPart] = useState(() => of.loaded(id))
  useEffect(() => {
    let isWanted = true
    // What cannot be fetched now is asked for again where the game cannot do without it.
    of.load(id)?.then(
      (loaded) => isWanted && setPart(() => loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [of, id])
  return part
}

/**
 * Everything that a form of a table is drawn with. What comes when it is already open would move what is being pressed.
 * What cannot be had now is left out: the options can be chosen without it.
 */
export async function fetchForm<P extends object>(sheet: LazyComponent<P>, game: string): Promise<void> {
  await Promise.allSettled([sheet.fetch(), gameForms.load(game)])
}
