import { BLACK, HOME_SIZE, progressAt, type Side, WHITE } from '@serai/narde'
import { Arrow, type Box, Cross, Picture, Tick } from '../../help/picture.tsx'
import { useText } from '../../text/language.ts'
import { Checker } from '../board/checker.tsx'
import { Die } from '../board/die.tsx'
import { flat, type Spot } from '../board/geometry.ts'
import { Tray } from '../board/tray.tsx'
import { BoardPart, stacked } from './board-part.tsx'
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
import { useRules } from './use-rules.ts'

const GAP = 24
const IVORY = { colour: '#fffdf6', rim: '#3b2f1e' }
const EBONY = { colour: '#241d18', rim: '#f0dfbd' }

const xOf = (point: number): number => flat.point(progressAt(WHITE, point)).x

const BOARD = { x: 0, y: 0, width: 972, height: 704 }

/** N1-N3: from White's side. */
export function RouteDrawing() {
  const rules = useRules()
  const [left, right] = flat.fields
  return (
    <Picture label={rules.pictures.route} box={BOARD}>
      <BoardPart scene={BEGINNING} box={BOARD}>
        <Home side={WHITE} x={right!.x} y={412} />
        <Home side={BLACK} x={left!.x} y={38} />
        <Arrow id="help-route-white" d="M850,120H170a30,30 0 0 0 -30,30V500a30,30 0 0 0 30,30H905" {...IVORY} />
        <Arrow id="help-route-black" d="M122,584H802a30,30 0 0 0 30,-30V204a30,30 0 0 0 -30,-30H67" {...EBONY} />
      </BoardPart>
    </Picture>
  )
}

/** The six points that a side brings its checkers to, with a checker of it. */
function Home({ side, x, y }: { side: Side; x: number; y: number }) {
  const box = { x: x + 4, y, width: HOME_SIZE * flat.pitch - 8, height: 254, rx: 14, fill: 'none' }
  return (
    <>
      <rect {...box} stroke="#1d1712" strokeWidth="11" />
      <rect {...box} stroke="var(--lit)" strokeWidth="6" strokeDasharray="20 13" />
      <g transform={`translate(${x + (HOME_SIZE / 2) * flat.pitch} ${side === WHITE ? y + 60 : y + 194}) scale(1.3)`}>
        <Checker side={side} />
      </g>
    </>
  )
}

const FAR_BOX = { x: 0, y: 0, width: 972, height: 362 }
const NEAR_BOX = { x: 0, y: 362, width: 972, height: 342 }

/** N5, N9: a step for each die, to free points only. */
export function TurnDrawing() {
  const rules = useRules()
  const { from, die } = TURN_CLOSED
  return (
    <Picture label={rules.pictures.turn} box={stacked(FAR_BOX, 1, 0)}>
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
export function DiceDrawing() {
  const rules = useRules()
  const [high, low] = HIGHER_ONLY_DICE
  return (
    <Picture label={rules.pictures.dice} box={stacked(NEAR_BOX, 1, 0)}>
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

interface StepProps {
  readonly id: string
  readonly from: number
  readonly to: number
  /** Where it leaves, how far its bow swings out, and where it arrives. */
  readonly start: number
  readonly low: number
  readonly end: number
}

/** A step of White's, as a bow from point to point. */
function Step({ id, from, to, start, low, end }: StepProps) {
  return (
    <Arrow id={id} d={`M${xOf(from)},${start}C${xOf(from)},${low} ${xOf(to)},${low} ${xOf(to)},${end}`} {...IVORY} />
  )
}

const HEAD_BOX = { x: 390, y: 0, width: 582, height: 420 }

/** N12, N13: one checker from the head; two in a first turn with 6-6. */
export function HeadDrawing() {
  const rules = useRules()
  const [high, low] = ONE_LEFT_DICE
  const second = flat.checker(low, 0, 1)
  return (
    <Picture label={rules.pictures.head} box={stacked(HEAD_BOX, 2, GAP)}>
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

function Roll({ dice, at = { x: 610, y: 368 } }: { dice: readonly [number, number]; at?: Spot }) {
  return dice.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
    <g key={index} transform={`translate(${at.x + index * 84} ${at.y}) scale(1.5)`}>
      <Die value={value} />
    </g>
  ))
}

/** From the head over the points to where the die leads. */
function Leaving({ id, die, side }: { id: string; die: number; side: Side }) {
  const head = flat.point(0).x
  const { x } = flat.point(die)
  const low = side === BLACK ? 262 : 200
  return (
    <Arrow
      id={id}
      d={`M${head - 40},290C${head - 110},316 ${x + 70},${low + 84} ${x + 12},${low}`}
      {...(side === WHITE ? IVORY : EBONY)}
    />
  )
}

const WALL_BOX = { x: 17, y: 362, width: 938, height: 342 }

/** N15: six in a row are allowed when somebody is past them. */
export function WallDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.wall} box={stacked(WALL_BOX, 2, GAP)}>
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
export function BearingDrawing() {
  const { narde } = useText()
  const rules = useRules()
  return (
    <Picture label={rules.pictures.bearing} box={stacked(HOME_BOX, 1, 0)}>
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
