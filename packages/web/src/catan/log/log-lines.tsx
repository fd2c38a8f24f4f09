import { type CatanState, catan } from '@serai/catan'
import type { ReactNode } from 'react'
import type { Moment } from '../../table/history.ts'
import type { LogLine } from '../../table/log-line.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import type { Case } from '../../text/numbers.ts'
import { type Counts, resourcesText, total } from '../resources/counts.ts'
import { fill, fillText } from '../resources/fill.tsx'
import { Quantity } from '../resources/resource-cards.tsx'
import { type Sentence, type Statement, statementsOf, unloggedStatement } from './statements.ts'

/** Sentences that are put another way when they are about the viewer. */
const ABOUT_ME: Partial<Record<Sentence, Sentence>> = {
  chose: 'choseMe',
  stole: 'stoleFromMe',
  traded: 'tradedWithMe',
  stoleKnown: 'stoleKnownFromMe',
  lapsed: 'lapsedMine',
  drew: 'drewMine',
  offeredTo: 'offeredToMe',
  tookRoadFrom: 'tookRoadFromMe',
  tookArmyFrom: 'tookArmyFromMe',
  passedRoad: 'passedRoadToMe',
  passedArmy: 'passedArmyToMe',
  hasRoadNow: 'hasRoadNowMine',
  hasArmyNow: 'hasArmyNowMine',
}

/** `{строит|строите}`: the form for another player, and for the viewer. */
const formFor = (sentence: string, isMine: boolean): string =>
  sentence.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, theirs: string, mine: string) => (isMine ? mine : theirs))

/** A statement as a line: the same places filled once with icons and once with words. */
export function lineOf(
  key: string,
  statement: Statement,
  names: readonly string[],
  viewer: number | null,
  { catanLog, catanTrade }: Pick<Catalogue, 'catanLog' | 'catanTrade'>,
): LogLine {
  const words: Record<string, string> = {}
  const drawn: Record<string, ReactNode> = {}
  const put = (place: string, text: string, node: ReactNode = <b>{text}</b>): void => {
    words[place] = text
    drawn[place] = node
  }
  const putResources = (place: string, counts: Counts | undefined, inCase: Case): void => {
    if (!counts || total(counts) === 0) return
    const text = resourcesText(catanTrade, counts, inCase)
    put(place, text, <Quantity counts={counts} text={text} />)
  }
  const { seat, whom = [], hex } = statement
  const about = whom.length === 1 && whom[0] === viewer ? ABOUT_ME[statement.sentence] : undefined
  const name = (one: number, you: string): string => (one === viewer ? you : (names[one] ?? ''))
  const sentence = formFor(catanLog[about ?? statement.sentence], seat !== null && seat === viewer)
  if (seat !== null) put('who', name(seat, catanLog.you))
  const isTo = statement.sentence === 'offeredTo'
  const you = sentence.startsWith('{whom}') ? catanLog.you : isTo ? catanLog.toYou : catanLog.youInside
  if (whom.length > 0) put('whom', catanTrade.and(whom.map((one) => name(one, you))))
  if (statement.number !== undefined) {
    put('number', statement.isPoints ? catanLog.points(statement.number) : String(statement.number))
  }
  if (hex) put('hex', `${catanLog.terrain(hex.terrain)}${hex.number > 0 ? ` ${hex.number}` : ''}`)
  if (statement.card !== undefined) put('card', catanLog.card(statement.card))
  if (statement.resource !== undefined) put('resource', catanTrade.resourceInside(statement.resource))
  putResources('resources', statement.resources, 'accusative')
  putResources('give', statement.give, 'accusative')
  putResources('get', statement.get, 'accusative')
  return {
    key,
    seat,
    ...(statement.icon && { icon: statement.icon }),
    parts: fill(sentence, drawn),
    text: fillText(sentence, words),
  }
}

/** The lines of one moment, for as long as names, viewer and language stay the same. */
interface Told {
  readonly texts: Catalogue
  readonly people: string
  readonly lines: readonly LogLine[]
  /** The last turn that has a line. */
  readonly turn: number
}

/** A history only grows, so the lines of a moment never change. */
const told = new WeakMap<Moment, Told>()

/** The log in words, newest last; what the viewer may not know is not in it. */
export function catanLogLines(
  moments: readonly Moment[],
  names: readonly string[],
  seat: number | null,
  texts: Catalogue,
): readonly LogLine[] {
  const people = JSON.stringify([seat, names])
  const all: LogLine[] = []
  let turn = 0
  moments.forEach((moment, index) => {
    let known = told.get(moment)
    if (known?.texts !== texts || known.people !== people) {
      const lines = linesOf(moment, statementsOf(moments, index), turn)
      known = { texts, people, lines, turn: lines.length > 0 ? Math.max(turn, turnOf(moment)) : turn }
      told.set(moment, known)
    }
    turn = known.turn
    all.push(...known.lines)
  })
  return all

  function linesOf(moment: Moment, statements: readonly Statement[], last: number): readonly LogLine[] {
    const { seq } = moment.entry
    const now = turnOf(moment)
    return statements.map((statement, i) => {
      const line = lineOf(`${seq}.${i}`, statement, names, seat, texts)
      return i === 0 && now > last ? { ...line, turn: now } : line
    })
  }
}

/** The turn that a moment belongs to; taking the end of a turn back, and ending it again, belongs to that turn. */
function turnOf({ before, after }: Moment): number {
  return Math.min(catan.turnCount(before as CatanState), catan.turnCount(after as CatanState))
}

/** What a step was that has no line in the log, because another line says it. */
export function catanUnloggedWords(
  moment: Moment,
  names: readonly string[],
  seat: number | null,
  texts: Catalogue,
): string | null {
  const statement = unloggedStatement(moment)
  return statement && lineOf('', statement, names, seat, texts).text
}
