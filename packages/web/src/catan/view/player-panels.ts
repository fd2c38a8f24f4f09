import { activeSeat, type CatanState, catan, HAND_LIMIT, seatOf, stageOf, VICTORY_POINT } from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import { ABSENCE_SECONDS, type SeatInfo } from '@serai/protocol'
import { seatName } from '../../people/names.ts'
import { isAwaited } from '../../table/absence.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Texts } from './words.ts'

export interface Counter {
  readonly icon: IconName
  readonly count: number
  readonly label: string
  readonly tone: 'plain' | 'award' | 'danger'
}

export interface PlayerPanel {
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
  readonly counters: readonly Counter[]
  /** Lines of text below: awards, and my hidden points. */
  readonly lines: readonly string[]
}

/** Everybody in turn order, the next one after me first and I last; for one who watches by seat. */
export function playerPanels(
  state: CatanState,
  seats: readonly SeatInfo[],
  me: number | null,
  texts: Texts,
): readonly PlayerPanel[] {
  const count = catan.seatCount(state)
  const first = me === null ? 0 : me + 1
  return Array.from({ length: count }, (_, i) => panel(state, seats, (first + i) % count, me, texts))
}

/** Who the table waits for; while chance acts, the player whose turn it is. */
export function isWaitedFor(state: CatanState, seat: number): boolean {
  const { kind, must } = catan.toAct(state)
  return kind === 'seats' ? hasSeat(must, seat) : kind === 'chance' && activeSeat(state) === seat
}

function panel(
  state: CatanState,
  seats: readonly SeatInfo[],
  seat: number,
  me: number | null,
  texts: Texts,
): PlayerPanel {
  const info = seats[seat]
  const isBot = info?.kind === 'bot'
  const { isPlaying, points: shown, cards, hasLargestArmy, hasLongestRoad } = seatOf(state, seat)
  const isOut = !isPlaying
  const isAway = !isBot && info?.connected === false
  const isPiloted = info?.autopilot === true
  const hidden = seat === me ? (cards?.[VICTORY_POINT] ?? 0) : 0
  const awards = [
    ...(hasLargestArmy ? [texts.catanTable.largestArmy] : []),
    ...(hasLongestRoad ? [texts.catanTable.longestRoad] : []),
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
    name: seat === me ? texts.catanTable.you : info ? seatName(info, texts) : '',
    isMe: seat === me,
    isActive: stageOf(state) !== 'over' && isWaitedFor(state, seat),
    isAway,
    isBot,
    isPiloted,
    note,
    points: shown + hidden,
    counters: counters(state, seat, texts),
    lines: [
      ...awards,
      ...(hidden > 0 ? [texts.catanTable.hiddenPoints(shown, hidden)] : []),
      ...(isAway && !isPiloted && !isOut && isAwaited(seats) ? [texts.table.botComes(ABSENCE_SECONDS)] : []),
    ],
  }
}

function counters(state: CatanState, seat: number, texts: Texts): readonly Counter[] {
  const { handSize, cardCount, knights, roadLength, hasLargestArmy, hasLongestRoad } = seatOf(state, seat)
  const handLabel = texts.catanTable.handSize(handSize)
  return [
    {
      icon: 'cards',
      count: handSize,
      label: handSize > HAND_LIMIT ? `${handLabel}, ${texts.catanTable.tooMany}` : handLabel,
      tone: handSize > HAND_LIMIT ? 'danger' : 'plain',
    },
    { icon: 'dev', count: cardCount, label: texts.catanTable.cardsSize(cardCount), tone: 'plain' },
    {
      icon: 'knight',
      count: knights,
      label: texts.catanTable.knights(knights),
      tone: hasLargestArmy ? 'award' : 'plain',
    },
    {
      icon: 'road',
      count: roadLength,
      label: texts.catanTable.roadLength(roadLength),
      tone: hasLongestRoad ? 'award' : 'plain',
    },
  ]
}
