import { type CatanState, catan, KNIGHT, layout, stage, VICTORY_POINT } from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import { ABSENCE_SECONDS, type SeatInfo } from '@serai/protocol'
import type { IconName } from '../../look/icon.tsx'
import { isAwaited } from '../../table/absence.ts'
import type { Texts } from './words.ts'

export interface Well {
  readonly icon: IconName
  readonly count: number
  readonly label: string
  readonly tone: 'plain' | 'award' | 'danger'
}

export interface Strip {
  readonly seat: number
  readonly name: string
  readonly isMe: boolean
  /** The table waits for this seat. */
  readonly isActive: boolean
  readonly isAway: boolean
  readonly isBot: boolean
  readonly isPiloted: boolean
  /** "bot, hard", "away"; null: there only the clock is shown. */
  readonly note: string | null
  /** Public ones for the others, all of them for me. */
  readonly points: number
  readonly wells: readonly Well[]
  /** Lines of text below: awards, and my hidden points. */
  readonly lines: readonly string[]
}

/** Hands above this lose half on a seven (R54). */
const SAFE_HAND = 7

/** Everybody in turn order, the next one after me first and I last; for one who watches by seat. */
export function playerStrips(
  state: CatanState,
  seats: readonly SeatInfo[],
  me: number | null,
  texts: Texts,
): readonly Strip[] {
  const count = state[layout.SEATS]!
  const first = me === null ? 0 : me + 1
  return Array.from({ length: count }, (_, i) => strip(state, seats, (first + i) % count, me, texts))
}

/** Who the table waits for; while chance acts, the player whose turn it is. */
export function isWaitedFor(state: CatanState, seat: number): boolean {
  const { kind, must } = catan.turn(state)
  return kind === 'seats' ? hasSeat(must, seat) : kind === 'chance' && state[layout.ACTIVE] === seat
}

function strip(state: CatanState, seats: readonly SeatInfo[], seat: number, me: number | null, texts: Texts): Strip {
  const info = seats[seat]
  const isBot = info?.kind === 'bot'
  const isOut = !hasSeat(state[layout.PLAYING]!, seat)
  const isAway = !isBot && info?.connected === false
  const isPiloted = info?.autopilot === true
  const hidden = seat === me ? state[layout.CARDS_HELD + 5 * seat + VICTORY_POINT]! : 0
  const shown = state[layout.POINTS + seat]!
  const awards = [
    ...(state[layout.LARGEST_ARMY] === seat ? [texts.catanTable.largestArmy] : []),
    ...(state[layout.LONGEST_ROAD] === seat ? [texts.catanTable.longestRoad] : []),
  ]
  const level = texts.catanTable.levels[(info?.level ?? 'normal') as keyof Texts['catanTable']['levels']]
  const note = isOut
    ? texts.catanTable.resigned
    : isBot
      ? texts.catanTable.bot(level ?? info.level ?? '')
      : isAway
        ? texts.catanTable.away
        : isPiloted
          ? texts.catanTable.piloted
          : null
  return {
    seat,
    name: seat === me ? texts.catanTable.you : (info?.name ?? ''),
    isMe: seat === me,
    isActive: state[layout.STAGE] !== stage.STAGE_OVER && isWaitedFor(state, seat),
    isAway,
    isBot,
    isPiloted,
    note,
    points: shown + hidden,
    wells: wells(state, seat, texts),
    lines: [
      ...awards,
      ...(hidden > 0 ? [texts.catanTable.hiddenPoints(shown, hidden)] : []),
      ...(isAway && !isPiloted && !isOut && isAwaited(seats) ? [texts.table.botComes(ABSENCE_SECONDS)] : []),
    ],
  }
}

function wells(state: CatanState, seat: number, texts: Texts): readonly Well[] {
  const hand = state[layout.HAND_SIZE + seat]!
  const cards = state[layout.CARDS_SIZE + seat]!
  const knights = state[layout.CARDS_SHOWN + 5 * seat + KNIGHT]!
  const road = state[layout.ROAD_LENGTH + seat]!
  const handLabel = texts.catanTable.handSize(hand)
  return [
    {
      icon: 'cards',
      count: hand,
      label: hand > SAFE_HAND ? `${handLabel}, ${texts.catanTable.tooMany}` : handLabel,
      tone: hand > SAFE_HAND ? 'danger' : 'plain',
    },
    { icon: 'dev', count: cards, label: texts.catanTable.cardsSize(cards), tone: 'plain' },
    {
      icon: 'knight',
      count: knights,
      label: texts.catanTable.knights(knights),
      tone: state[layout.LARGEST_ARMY] === seat ? 'award' : 'plain',
    },
    {
      icon: 'road',
      count: road,
      label: texts.catanTable.roadLength(road),
      tone: state[layout.LONGEST_ROAD] === seat ? 'award' : 'plain',
    },
  ]
}
