import type { Board } from '@serai/catan'
import { type Action, isObject, isRefusal } from '@serai/kernel'
import { decodeBoardRequest, formatBoardCode, parseBoardCode } from '@serai/lab'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../text/language.ts'
import { boardAddress, seatsIn } from './board-address.ts'
import { type CodeFault, codeFault } from './board-code.tsx'
import { type BoardSettings, firstSettings } from './board-settings.tsx'
import { isDraft } from './draft.ts'
import type { BoardJob } from './lab-work.ts'
import { useLabWork } from './use-lab-work.ts'
import { wishFault } from './wishes.tsx'

/** Where a tab keeps what it knows of its boards. */
const KEY = 'serai.lab'
/** So many boards are remembered, the latest first. */
const MOST_BOARDS = 40

/** What a tab knows of a board beyond its code. */
export interface BoardPast {
  readonly code: string
  readonly settings: BoardSettings
  /** Was the board made of the settings? Not if it came by its code. */
  readonly isMade: boolean
  /** The draft on it, as far as it was played. */
  readonly placed: readonly Action[]
}

/** On the way back, and when the page is loaded again, a board is as it was left. */
export function keepPast(past: BoardPast): void {
  const others = kept().filter((other) => !isOf(other, past.code, past.settings.seats))
  try {
    sessionStorage.setItem(KEY, JSON.stringify([past, ...others.slice(0, MOST_BOARDS - 1)]))
  } catch {
    // A browser that keeps nothing shows the board by its code.
  }
}

export function pastOf(code: string, seats: number): BoardPast | null {
  const past = kept().find((one) => isOf(one, code, seats))
  if (!isObject(past) || !isObject(past.settings)) return null
  const { settings, isMade, placed } = past
  const request = decodeBoardRequest(settings)
  const board = parseBoardCode(code)
  if (isRefusal(request) || isRefusal(board)) return null
  const { mode, seed, constraints = {} } = request
  return {
    code,
    settings: { mode, seed, seats, constraints },
    isMade: isMade === true,
    placed: Array.isArray(placed) && isDraft(board, seats, placed) ? placed : [],
  }
}

/** The same board for more players is another one. */
function isOf(past: unknown, code: string, seats: number): boolean {
  return isObject(past) && past.code === code && isObject(past.settings) && past.settings.seats === seats
}

function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export interface LabBoard {
  /** The board of the address; null while there is none. */
  readonly board: Board | null
  /** Whom it is for. */
  readonly seats: number
  /** What was chosen last. */
  readonly settings: BoardSettings
  /** Was the board made of the settings? Not if it came by its code. */
  readonly isMade: boolean
  /** The draft on the board. */
  readonly placed: readonly Action[]
  readonly place: (placed: readonly Action[]) => void
  /** Makes the board of these settings and goes to it. */
  readonly make: (settings: BoardSettings) => void
  readonly load: (code: string) => void
  readonly isSearching: boolean
  /** Why there is no board as asked for. */
  readonly fault: string | null
  /** Looks for it once more; null unless the search itself has failed. */
  readonly retry: (() => void) | null
  /** Asks for it no longer: what is chosen is again what the board was made of. */
  readonly keep: () => void
  /** What is wrong with the code in the address. */
  readonly codeFault: CodeFault | null
}

/** The board of an address with what is known of it; without a code yet, the board to be made. */
interface Shown extends Omit<BoardPast, 'code'> {
  readonly code: string | undefined
}

/** What is chosen stays for a board that nothing is known of, but its address says for how many it is. */
function shownAt(code: string | undefined, seats: number, settings: BoardSettings): Shown {
  if (code === undefined) return { code, settings, isMade: false, placed: [] }
  return pastOf(code, seats) ?? { code, settings: { ...settings, seats }, isMade: false, placed: [] }
}

/** The address says which board is shown, and for how many; a board that was made changes the address. */
export function useBoard(code: string | undefined): LabBoard {
  const { lab } = useText()
  const [, go] = useLocation()
  const seats = seatsIn(useSearch())
  const [last, setLast] = useState<Shown>(() => shownAt(code, seats, firstSettings()))
  const shown = useMemo(() => {
    const isShown = last.code === code && (code === undefined || last.settings.seats === seats)
    return isShown ? last : shownAt(code, seats, last.settings)
  }, [last, code, seats])
  const address = code === undefined ? undefined : boardAddress(code, seats)
  const [wanted, setWanted] = useState<{ readonly job: BoardJob; readonly from: string | undefined } | null>(null)
  const job = useMemo<BoardJob | null>(() => {
    if (wanted && wanted.from === address) return wanted.job
    // Whoever comes without a code gets a board.
    return code === undefined ? { kind: 'board', request: shown.settings } : null
  }, [wanted, address, code, shown])
  const { answer: made, retry } = useLabWork(job)
  const parsed = useMemo(() => (code === undefined ? null : parseBoardCode(code)), [code])
  const board = parsed && !isRefusal(parsed) ? parsed : null
  const settings = job?.request ?? shown.settings

  const make = useCallback(
    (next: BoardSettings) => setWanted({ job: { kind: 'board', request: next }, from: address }),
    [address],
  )
  const load = useCallback(
    (other: string) => {
      setWanted(null)
      go(boardAddress(other, settings.seats))
    },
    [go, settings.seats],
  )
  useEffect(() => {
    if (!job || !made || isRefusal(made)) return
    const next = formatBoardCode(made)
    const to = boardAddress(next, job.request.seats)
    const past: BoardPast = {
      code: next,
      settings: job.request,
      isMade: true,
      placed: to === address ? shown.placed : [],
    }
    keepPast(past)
    setLast(past)
    setWanted((now) => {
      if (now === null || now.job === job) return null
      // Something else was asked for in the last moment, on the board before.
      return now.from === address ? { ...now, from: to } : now
    })
    go(to, { replace: address === undefined || to === address })
  }, [made, job, address, shown, go])
  useEffect(() => {
    if (board && shown.code !== undefined) keepPast({ ...shown, code: shown.code })
  }, [board, shown])

  return {
    board,
    seats: shown.settings.seats,
    settings,
    isMade: job !== null || board === null || shown.isMade,
    placed: shown.placed,
    place: (placed) => setLast({ ...shown, placed }),
    make,
    load,
    isSearching: job !== null && made === null && retry === null,
    fault: retry ? lab.noWork : made && isRefusal(made) ? wishFault(made, settings.constraints, lab) : null,
    retry,
    keep: () => setWanted(null),
    codeFault: parsed && isRefusal(parsed) ? codeFault(parsed, lab) : null,
  }
}
