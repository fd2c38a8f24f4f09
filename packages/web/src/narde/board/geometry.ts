import { HOME_SIZE, POINTS } from '@serai/narde'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'

/** The points along a side of the board; each of its four quarters is as large as a home. */
const ROW = POINTS / 2

/**
 * Where things lie on the board, by the progress of the side that looks: its head at the right (0), along the far side
 * to the left (11), back along the near side (12) to its home (23). Flat, the far side is above; turned a quarter for
 * a phone, the far side is at the right and the head at the bottom.
 */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Geometry {
  readonly kind: 'flat' | 'turned'
  readonly width: number
  readonly height: number
  /** Half of a checker. */
  readonly radius: number
  /** Width and length of a point. */
  readonly pitch: number
  readonly reach: number
  /** The base of a point, and the way it points in degrees (0: down). */
  point(progress: number): Spot & { readonly turn: number }
  number(progress: number): Spot
  /** The checker `index` of `count` on a point. */
  checker(progress: number, index: number, count: number): Spot
  /** What a finger or mouse hits for a point. */
  area(progress: number): Spot & { readonly width: number; readonly height: number }
  /** The two leather fields. */
  readonly fields: readonly (Spot & { readonly width: number; readonly height: number })[]
  /** The two dice, in the half of the side that looks or of the other. */
  dice(mine: boolean): readonly [Spot, Spot]
  readonly dieSize: number
  /** The newest of so many checkers that are borne off lies there, as large as a groove. */
  tray(mine: boolean, count: number): Spot
  readonly groove: { readonly width: number; readonly height: number }
}

/** So many checkers touch; more overlap. */
const TOUCHING = 4

function stackGap(count: number, touch: number, longest: number): number {
  return count <= TOUCHING ? touch : Math.min(touch, longest / (count - 1))
}

/** Whether a point is on the side that begins at the head. */
export function isFar(progress: number): boolean {
  return progress < ROW
}

/** The place along a side: 0 at the left (or top), 11 at the right (or bottom). */
export function columnOf(progress: number): number {
  return isFar(progress) ? ROW - 1 - progress : progress - ROW
}

/** The trays at the right of the flat board, fifteen grooves each, from below. */
export const TRAY = { x: 980, width: 72, height: 306, top: (mine: boolean) => (mine ? 364 : 34) }

/** The middle of a groove of the tray that begins at `top`. */
export function grooveY(top: number, index: number): number {
  return top + 272 - index * 18.2
}

const FLAT = { width: 1068, height: 704, left: 34, pitch: 72, bar: 40, top: 34, bottom: 670, middle: 352 }

export const flat: Geometry = (() => {
  const { width, height, left, pitch, bar, top, bottom, middle } = FLAT
  const radius = 32
  const xOf = (progress: number) => {
    const column = columnOf(progress)
    return left + pitch * (column + 0.5) + (column >= HOME_SIZE ? bar : 0)
  }
  return {
    kind: 'flat',
    width,
    height,
    radius,
    pitch,
    reach: 268,
    point: (progress) => ({ x: xOf(progress), y: isFar(progress) ? top : bottom, turn: isFar(progress) ? 0 : 180 }),
    number: (progress) => ({ x: xOf(progress), y: isFar(progress) ? 25 : 694 }),
    checker: (progress, index, count) => {
      const along = 36 + index * stackGap(count, 64.7, 232)
      return { x: xOf(progress), y: isFar(progress) ? top + along : bottom - along }
    },
    area: (progress) => ({
      x: xOf(progress) - pitch / 2,
      y: isFar(progress) ? top : middle,
      width: pitch,
      height: middle - top,
    }),
    fields: [
      { x: left, y: top, width: HOME_SIZE * pitch, height: bottom - top },
      { x: left + HOME_SIZE * pitch + bar, y: top, width: HOME_SIZE * pitch, height: bottom - top },
    ],
    dice: (mine) => {
      const star = left + (HOME_SIZE / 2) * pitch + (mine ? HOME_SIZE * pitch + bar : 0)
      return [
        { x: star - 104, y: middle },
        { x: star + 104, y: middle },
      ]
    },
    dieSize: 76,
    tray: (mine, count) => ({ x: TRAY.x + TRAY.width / 2, y: grooveY(TRAY.top(mine), Math.max(0, count - 1)) }),
    groove: { width: TRAY.width - 16, height: 14 },
  }
})()

const FRAME = 16
const HINGE = 12

/** As high as the room allows, at the width of 360. */
export function turned(height: number): Geometry {
  const width = 360
  const pitch = (height - 2 * FRAME - HINGE) / ROW
  const radius = Math.min(18, pitch * 0.4)
  const touch = radius * 2 + 0.4
  const yOf = (progress: number) => {
    const column = columnOf(progress)
    return FRAME + pitch * (column + 0.5) + (column >= HOME_SIZE ? HINGE : 0)
  }
  const half = HOME_SIZE * pitch
  return {
    kind: 'turned',
    width,
    height,
    radius,
    pitch,
    reach: 140,
    point: (progress) => ({
      x: isFar(progress) ? width - FRAME : FRAME,
      y: yOf(progress),
      turn: isFar(progress) ? 90 : -90,
    }),
    number: (progress) => ({ x: isFar(progress) ? width - 8 : 8, y: yOf(progress) + 4 }),
    checker: (progress, index, count) => {
      const along = radius + 2.6 + index * stackGap(count, touch, 109)
      return { x: isFar(progress) ? width - FRAME - along : FRAME + along, y: yOf(progress) }
    },
    area: (progress) => ({
      x: isFar(progress) ? width / 2 : FRAME,
      y: yOf(progress) - pitch / 2,
      width: width / 2 - FRAME,
      height: pitch,
    }),
    fields: [
      { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: half },
      { x: FRAME, y: FRAME + half + HINGE, width: width - 2 * FRAME, height: half },
    ],
    dice: (mine) => {
      const star = FRAME + half / 2 + (mine ? half + HINGE : 0)
      return [
        { x: width / 2, y: star - 42 },
        { x: width / 2, y: star + 42 },
      ]
    },
    dieSize: 36,
    // The panels above and below the board.
    tray: (mine) => ({ x: width / 2, y: mine ? height + 24 : -24 }),
    groove: { width: radius, height: radius },
  }
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The tray beside the home, as the progress after the last point. */
export const TRAY_PLACE = POINTS

/** The place that an arrow key goes to. */
export function neighbour(kind: Geometry['kind'], progress: number, arrow: Arrow): number {
  const [back, on] = kind === 'flat' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (progress === TRAY_PLACE) return arrow === back ? TRAY_PLACE - 1 : TRAY_PLACE
  if (arrow === back) return isFar(progress) ? Math.min(progress + 1, ROW - 1) : Math.max(progress - 1, ROW)
  if (arrow === on) return isFar(progress) ? Math.max(progress - 1, 0) : progress + 1
  return POINTS - 1 - progress
}

/** Of a phone that is not measured yet. */
const USUAL_HEIGHT = 588
const LOWEST = 420
const HIGHEST = 800

/** Flat, or turned a quarter on a phone and as high as its room. */
export function useGeometry(box: RefObject<HTMLElement | null>, isPhone: boolean): Geometry {
  const [height, setHeight] = useState(USUAL_HEIGHT)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isPhone) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height: room } = entry!.contentRect
      if (width > 0) setHeight(Math.round(Math.min(HIGHEST, Math.max(LOWEST, (room / width) * 360))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isPhone])
  return useMemo(() => (isPhone ? turned(height) : flat), [isPhone, height])
}
