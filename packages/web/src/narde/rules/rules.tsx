import { BLACK, progressAt, WHITE } from '@serai/narde'
import type { ReactNode } from 'react'
import type { GameRules } from '../../games/game-entry.ts'
import { Arrow, type Box, Cross, Picture, Tick } from '../../help/picture.tsx'
import { type Language, usePrefs } from '../../prefs/prefs.ts'
import { useText } from '../../text/language.ts'
import { Checker } from '../board/checkers.tsx'
import { Die } from '../board/dice.tsx'
import { flat } from '../board/geometry.ts'
import { Tray } from '../board/tray.tsx'
import type { NardeRules } from '../text/en/rules.ts'
import { nardeRules as en } from '../text/en/rules.ts'
import { nardeRules as ru } from '../text/ru/rules.ts'
import { BoardPart, EBONY, Home, IVORY, Leaving, Roll, Step, stacked, xOf } from './drawing-parts.tsx'
import {
  BAD_WALL,
  BEARING,
  BEGINNING,
  BORNE_OFF,
  EXACT,
  GOOD_WALL,
  HIGHER,
  HIGHER_ONLY,
  HIGHER_ONLY_DICE,
  HIGHER_ONLY_FROM,
  ONE_LEFT,
  ONE_LEFT_DICE,
  TURN,
  TURN_CLOSED,
  TURN_DICE,
  TURN_STEPS,
  TWO_LEFT,
  TWO_LEFT_DICE,
  WALL,
} from './scene.ts'

const texts: Record<Language, NardeRules> = { en, ru }

/** What the drawings are called for those who do not see them. */
function useLabels(): NardeRules['pictures'] {
  return texts[usePrefs((prefs) => prefs.language)].pictures
}

const pictures: { readonly [Section in keyof NardeRules['sections']]?: ReactNode } = {
  aim: <RouteDrawing />,
  turn: <TurnDrawing />,
  dice: <DiceDrawing />,
  head: <HeadDrawing />,
  block: <WallDrawing />,
  bearing: <BearingDrawing />,
}

export const rules: GameRules = { texts, pictures }

const GAP = 24
const BOARD = { x: 0, y: 0, width: 972, height: 704 }

/** N1-N3: from White's side. */
function RouteDrawing() {
  const labels = useLabels()
  const [left, right] = flat.fields
  return (
    <Picture label={labels.route} box={BOARD}>
      <BoardPart scene={BEGINNING} box={BOARD}>
        <Home side={WHITE} x={right!.x} y={412} />
        <Home side={BLACK} x={left!.x} y={38} />
        <Arrow id="help-route-white" d="M850,120H170a30,30 0 0 0 -30,30V500a30,30 0 0 0 30,30H905" {...IVORY} />
        <Arrow id="help-route-black" d="M122,584H802a30,30 0 0 0 30,-30V204a30,30 0 0 0 -30,-30H67" {...EBONY} />
      </BoardPart>
    </Picture>
  )
}

const FAR_BOX = { x: 0, y: 0, width: 972, height: 362 }
const NEAR_BOX = { x: 0, y: 362, width: 972, height: 342 }

/** N5, N9: a step for each die, to free points only. */
function TurnDrawing() {
  const labels = useLabels()
  const { from, die } = TURN_CLOSED
  return (
    <Picture label={labels.turn} box={stacked(FAR_BOX, 1, 0)}>
      <BoardPart scene={TURN} box={FAR_BOX}>
        <Roll dice={TURN_DICE} at={{ x: 612, y: 316 }} />
        {TURN_STEPS.map(({ from, die }) => (
          <g key={from}>
            <Step id={`help-turn-${from}`} from={from} to={from - die} start={108} low={20 + die * 60} end={122} />
            <Tick place={{ x: xOf(from - die), y: 66 }} size={1.4} />
          </g>
        ))}
        <Step id="help-turn-closed" from={from} to={from - die} start={108} low={230} end={184} />
        <Cross place={flat.checker(progressAt(WHITE, from - die), 1, 2)} size={1.5} />
      </BoardPart>
    </Picture>
  )
}

/** N11: either die, but not both. */
function DiceDrawing() {
  const labels = useLabels()
  const [high, low] = HIGHER_ONLY_DICE
  return (
    <Picture label={labels.dice} box={stacked(NEAR_BOX, 1, 0)}>
      <BoardPart scene={HIGHER_ONLY} box={NEAR_BOX}>
        <Roll dice={HIGHER_ONLY_DICE} at={{ x: 612, y: 414 }} />
        <Step
          id="help-dice-high"
          from={HIGHER_ONLY_FROM}
          to={HIGHER_ONLY_FROM - high}
          start={594}
          low={440}
          end={566}
        />
        <Step id="help-dice-low" from={HIGHER_ONLY_FROM} to={HIGHER_ONLY_FROM - low} start={594} low={520} end={582} />
        <Tick place={{ x: xOf(HIGHER_ONLY_FROM - high), y: 626 }} size={1.3} />
        <Cross place={{ x: xOf(HIGHER_ONLY_FROM - low), y: 626 }} size={1.4} />
      </BoardPart>
    </Picture>
  )
}

const HEAD_BOX = { x: 390, y: 0, width: 582, height: 420 }

/** N12, N13: one checker from the head; two in a first turn with 6-6. */
function HeadDrawing() {
  const labels = useLabels()
  const [high, low] = ONE_LEFT_DICE
  const second = flat.checker(low, 0, 1)
  return (
    <Picture label={labels.head} box={stacked(HEAD_BOX, 2, GAP)}>
      <BoardPart scene={ONE_LEFT} box={HEAD_BOX}>
        <Roll dice={ONE_LEFT_DICE} />
        <Leaving id="help-head-one" die={high} side={WHITE} />
        <Leaving id="help-head-more" die={low} side={WHITE} />
        <g transform={`translate(${second.x} ${second.y})`} opacity=".55">
          <Checker side={WHITE} />
        </g>
        <Tick place={{ x: flat.checker(high, 0, 1).x, y: 150 }} size={1.5} />
        <Cross place={second} size={1.6} />
      </BoardPart>
      <BoardPart scene={TWO_LEFT} side={BLACK} box={HEAD_BOX} top={HEAD_BOX.height + GAP}>
        <Roll dice={TWO_LEFT_DICE} />
        <Leaving id="help-head-two" die={TWO_LEFT_DICE[0]} side={BLACK} />
        <Tick place={{ x: flat.checker(TWO_LEFT_DICE[0], 0, 1).x, y: 212 }} size={1.5} />
      </BoardPart>
    </Picture>
  )
}

const WALL_BOX = { x: 17, y: 362, width: 938, height: 342 }

/** N15: six in a row are allowed when somebody is past them. */
function WallDrawing() {
  const labels = useLabels()
  return (
    <Picture label={labels.wall} box={stacked(WALL_BOX, 2, GAP)}>
      <BoardPart scene={GOOD_WALL} box={WALL_BOX}>
        <Bracket />
        <Tick place={WALL_SIGN} size={2} />
      </BoardPart>
      <BoardPart scene={BAD_WALL} box={WALL_BOX} top={WALL_BOX.height + GAP}>
        <Bracket />
        <Cross place={WALL_SIGN} size={2.4} />
      </BoardPart>
    </Picture>
  )
}

const WALL_SIGN = { x: (xOf(WALL.from) + xOf(WALL.to)) / 2, y: 500 }

function Bracket() {
  const d = `M${xOf(WALL.from) - 30},590v-24H${xOf(WALL.to) + 30}v24`
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="#1d1712" strokeWidth="13" />
      <path d={d} stroke="var(--lit)" strokeWidth="7" />
    </g>
  )
}

const HOME_BOX: Box = { x: 490, y: 330, width: 578, height: 374 }

/** N18, N19: with the exact number, or with a higher one from farthest back. */
function BearingDrawing() {
  const { narde } = useText()
  const labels = useLabels()
  return (
    <Picture label={labels.bearing} box={stacked(HOME_BOX, 1, 0)}>
      <BoardPart scene={BEARING} box={HOME_BOX}>
        <Tray side={WHITE} count={BORNE_OFF} isMine label={narde.off(BORNE_OFF)} target={null} isHint={false} />
        {[HIGHER, EXACT].map(({ point, die }, index) => (
          <g key={point}>
            <Arrow
              id={`help-off-${point}`}
              d={`M${xOf(point)},${540 - index * 10}V${400 + index * 52}H966`}
              {...IVORY}
            />
            <g transform={`translate(${xOf(point)} ${400 + index * 52}) scale(1.3)`}>
              <Die value={die} />
            </g>
          </g>
        ))}
      </BoardPart>
    </Picture>
  )
}
