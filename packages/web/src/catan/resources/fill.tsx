import { Fragment, type ReactNode } from 'react'

const PLACE = /\{(\w+)\}/

/** A sentence of the catalogue with what stands in braces drawn: `fill('{who} rolled {number}', { who: <b>Mira</b>, … })`. */
export function fill(sentence: string, places: Readonly<Record<string, ReactNode>>): ReactNode {
  // Split by a group: every second piece is the name of a place.
  return sentence.split(PLACE).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order.
    <Fragment key={index}>{index % 2 === 0 ? piece : (places[piece] ?? null)}</Fragment>
  ))
}

/** The same in plain words. */
export function fillText(sentence: string, places: Readonly<Record<string, string>>): string {
  return sentence
    .split(PLACE)
    .map((piece, index) => (index % 2 === 0 ? piece : (places[piece] ?? '')))
    .join('')
}
