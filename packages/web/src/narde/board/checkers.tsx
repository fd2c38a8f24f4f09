import { type Side, WHITE } from '@serai/narde'
import { STAR } from '../../ui/seat-mark.tsx'
import type { Geometry } from './geometry.ts'
import styles from './narde-board.module.css'
import type { PointModel } from './still-model.ts'

/** A checker of radius 32 around its middle: ivory with two rings, ebony with a brass star. */
export function Checker({ side }: { side: Side }) {
  return side === WHITE ? (
    <>
      <circle r="32" cy="2.5" fill="#000" opacity=".34" />
      <circle r="32" fill="url(#narde-ivory)" stroke="#5a4a31" strokeWidth="1.8" />
      <circle r="23" fill="none" stroke="#b49a68" strokeWidth="2" />
      <circle r="13" fill="none" stroke="#b49a68" strokeWidth="1.3" />
    </>
  ) : (
    <>
      <circle r="32" cy="2.5" fill="#000" opacity=".34" />
      <circle r="32" fill="url(#narde-ebony)" stroke="#d8c9a8" strokeWidth="1.5" />
      <circle r="24.5" fill="none" stroke="#8d7a58" strokeWidth="1.4" />
      <path d={STAR} transform="scale(17)" fill="none" stroke="#cfb27a" strokeWidth=".085" />
    </>
  )
}

/** From so many on, the last checker carries the count. */
const COUNTED = 5

interface Props {
  readonly point: PointModel
  readonly geometry: Geometry
  /** One of them is in the hand that drags it. */
  readonly isLifted: boolean
}

/** The checkers of one point, with what can be done to them. */
export function Stack({ point, geometry, isLifted }: Props) {
  const { progress, owner, target, hint } = point
  const count = point.count - (isLifted ? 1 : 0)
  const scale = geometry.radius / 32
  const isWide = geometry.kind === 'flat'
  const room = target === null && hint !== 'to' ? count : count + 1
  const at = (index: number) => geometry.checker(progress, index, room)
  const top = count > 0 ? at(count - 1) : null
  const ghost = at(count)
  const ring = (spot: { x: number; y: number }) => `translate(${spot.x} ${spot.y}) scale(${scale})`
  return (
    <>
      {owner === null
        ? null
        : Array.from({ length: count }, (_, index) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a checker of a stack is its place in it.
              key={index}
              transform={ring(at(index))}
              data-top={index === count - 1 ? point.point : undefined}
            >
              <Checker side={owner} />
              {point.isLast && index === count - 1 ? <circle r="34" className={styles.last} /> : null}
            </g>
          ))}
      {point.isLeft && target === null && hint !== 'to' ? (
        <circle r="22" transform={ring(geometry.checker(progress, count, count + 1))} className={styles.left} />
      ) : null}
      {top ? (
        <g transform={ring(top)}>
          {count >= COUNTED ? (
            <text y="11" className={owner === WHITE ? styles.countIvory : styles.countEbony} fontSize="30">
              {count}
            </text>
          ) : null}
          {point.isMovable && !point.isChosen ? (
            <>
              <circle r="31" className={styles.movableHalo} />
              <circle r="31" className={styles.movable} />
            </>
          ) : null}
          {point.isChosen && !isLifted ? (
            <>
              <circle r="35.6" className={styles.chosenHalo} />
              <circle r="35.6" className={styles.chosen} />
            </>
          ) : null}
          {hint === 'from' ? (
            <>
              <circle r="37" className={styles.hintHalo} />
              <circle r="37" className={styles.hint} />
            </>
          ) : null}
        </g>
      ) : null}
      {target === null ? null : (
        <g transform={ring(ghost)}>
          <g className={styles.ghost}>
            <circle r="32.3" className={styles.ghostFill} />
            <circle r="32.3" className={styles.ghostRing} />
            <text y={target.length > 3 ? 6 : 10} className={styles.ghostText} fontSize={ghostSize(target, isWide)}>
              {target}
            </text>
          </g>
        </g>
      )}
      {hint === 'to' ? (
        <g transform={ring(ghost)}>
          <circle r="33" className={styles.hintHalo} />
          {target === null ? (
            <>
              <circle r="33" className={styles.hintGround} />
              <use href="#i-hint" x="-17" y="-17" width="34" height="34" className={styles.bulb} />
            </>
          ) : null}
          <circle r="33" className={styles.hint} />
        </g>
      ) : null}
    </>
  )
}

/** Nothing has changed there. */
export function isSamePoint(a: PointModel, b: PointModel): boolean {
  const fields = Object.keys(a) as (keyof PointModel)[]
  return fields.every((field) => a[field] === b[field])
}

function ghostSize(text: string, isWide: boolean): number {
  if (text.length === 1) return 30
  if (text.length <= 3) return isWide ? 24 : 25
  return text.length <= 5 ? 18 : 14
}
