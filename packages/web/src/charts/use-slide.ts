import { type FormEvent, type PointerEvent, useRef } from 'react'

/** Less than this, in pixels, is a tap. */
const SLOP = 8

interface Options {
  /** How far the middle of what is moved stays from the edges of the slider. */
  readonly inset: number
  readonly last: number
  readonly value: number
  readonly choose: (value: number) => void
}

interface Finger {
  readonly x: number
  readonly y: number
  /** Before it came. */
  readonly value: number
  isSliding: boolean
}

/** A finger on a slider that lies over a whole chart: it chooses by a tap or sideways, and scrolls the page otherwise. */
export function useSlide({ inset, last, value, choose }: Options) {
  const finger = useRef<Finger | null>(null)
  const chooseAt = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = (clientX - left - inset) / (width - 2 * inset)
    choose(Math.round(Math.min(1, Math.max(0, part)) * last))
  }
  return {
    /** A browser moves a slider to where a finger comes down, whatever that is going to do. */
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (finger.current) currentTarget.value = String(value)
      else choose(currentTarget.valueAsNumber)
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent<HTMLInputElement>) => {
      finger.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY, value, isSliding: false }
    },
    onPointerMove: (event: PointerEvent<HTMLInputElement>) => {
      const held = finger.current
      if (!held) return
      held.isSliding ||= Math.abs(event.clientX - held.x) > SLOP
      if (held.isSliding) chooseAt(event)
    },
    onPointerUp: (event: PointerEvent<HTMLInputElement>) => {
      const held = finger.current
      finger.current = null
      if (held && (held.isSliding || Math.abs(event.clientY - held.y) <= SLOP)) chooseAt(event)
    },
    /** The browser scrolls. */
    onPointerCancel: () => {
      if (finger.current) choose(finger.current.value)
      finger.current = null
    },
  }
}
