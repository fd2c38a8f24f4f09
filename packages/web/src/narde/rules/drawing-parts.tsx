import { BLACK, HOME_SIZE, progressAt, type Side, WHITE } from '@serai/narde'
import type { ReactNode } from 'react'
import type { Box } from '../../help/picture.tsx'
import { Arrow } from '../../help/picture.tsx'
import { Checker, Stack } from '../board/checkers.tsx'
import { Die } from '../board/dice.tsx'
import { flat, type Spot } from '../board/geometry.ts'
import { type Scene, scenePoints } from '../board/still-model.ts'
import { BoardDefs, Wood } from '../board/wood.tsx'

interface Props {
  readonly scene: Scene
  /** The side that looks: its head is at the top right. */
  readonly side?: Side
  /** What is seen of the board. */
  readonly box: Box
  /** How far down in the picture. */
  readonly top?: number
  readonly children?: ReactNode
}

/** A piece of the board, drawn with its parts. */
export function BoardPart({ scene, side = WHITE, box, top = 0, children }: Props) {
  const { x, y, width, height } = box
  return (
    <svg y={top} width={width} height={height} aria-hidden="true">
      <svg x={-x} y={-y} width={flat.width} height={flat.height} aria-hidden="true">
        <BoardDefs />
        <Wood geometry={flat} side={side} />
        {scenePoints(scene, side).map((point) => (
          <Stack key={point.point} point={point} geometry={flat} isLifted={false} />
        ))}
        {children}
      </svg>
    </svg>
  )
}

/** A picture as large as so many pieces below each other. */
export const stacked = ({ width, height }: Box, count: number, gap: number): Box => ({
  x: 0,
  y: 0,
  width,
  height: count * height + (count - 1) * gap,
})

export const IVORY = { colour: '#fffdf6', rim: '#3b2f1e' }
export const EBONY = { colour: '#241d18', rim: '#f0dfbd' }

/** The middle of a point, seen from White. */
export const xOf = (point: number): number => flat.point(progressAt(WHITE, point)).x

/** The six points that a side brings its checkers to, with a checker of it. */
export function Home({ side, x, y }: { side: Side; x: number; y: number }) {
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
export function Step({ id, from, to, start, low, end }: StepProps) {
  return (
    <Arrow id={id} d={`M${xOf(from)},${start}C${xOf(from)},${low} ${xOf(to)},${low} ${xOf(to)},${end}`} {...IVORY} />
  )
}

/** Two dice, the first one there. */
export function Roll({ dice, at = { x: 610, y: 368 } }: { dice: readonly [number, number]; at?: Spot }) {
  return dice.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
    <g key={index} transform={`translate(${at.x + index * 84} ${at.y}) scale(1.5)`}>
      <Die value={value} />
    </g>
  ))
}

/** From the head over the points to where the die leads. */
export function Leaving({ id, die, side }: { id: string; die: number; side: Side }) {
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
