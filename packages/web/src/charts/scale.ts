import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A value's place on an axis of pixels. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1
  return (value) => start + ((value - from) / span) * (end - start)
}

/** The smallest of 1, 2, 5, 10, 20 … that needs no more than `most` steps for the range. */
export function niceStep(range: number, most: number): number {
  const steps = Math.max(1, most)
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (range / (digit * power) <= steps) return digit * power
  }
}

/** Round values from `from` to `to`, and `to` itself in place of a round one that is too close to it. */
export function ticks(from: number, to: number, most: number): readonly number[] {
  const step = niceStep(to - from, most)
  const round: number[] = []
  for (let value = Math.ceil(from / step) * step; value <= to - step / 2; value += step) round.push(value)
  return [...round, to]
}

/** Places at least `gap` apart, in the same order, as near to where they were as that allows, none beyond `end`. */
export function spread(places: readonly number[], gap: number, end: number): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!)
  const spaced = [...places]
  let last = Number.NEGATIVE_INFINITY
  for (const index of order) last = spaced[index] = Math.max(spaced[index]!, last + gap)
  let next = end + gap
  for (const index of order.reverse()) next = spaced[index] = Math.min(spaced[index]!, next - gap)
  return spaced
}

/** A name that fits the room, by the width that a text has. */
export function shorten(name: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= room) return name
  const letters = [...name]
  const cut = (count: number) => `${letters.slice(0, count).join('')}…`
  let count = letters.length - 1
  while (count > 1 && widthOf(cut(count)) > room) count -= 1
  return cut(count)
}

/** The width that a chart has to draw in; letters keep their size, whatever it is. */
export function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setWidth(Math.max(200, Math.round(box.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}

/** As `.name` of the charts. */
const FONT = '600 14px'
/** Where nothing can be drawn. */
const LETTER = 9

/** How wide the name of a seat is in a chart. */
export function nameWidth(): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return (text) => text.length * LETTER
  pen.font = `${FONT} ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`
  return (text) => pen.measureText(text).width
}
