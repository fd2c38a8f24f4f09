import { HARBOURS, RESOURCES, TERRAINS } from '@serai/catan'
import type { Grade, Reason } from '@serai/lab'

export const GRADE_WORDS: { readonly [G in Grade]: string } = {
  very_even: 'very even',
  even: 'even',
  uneven: 'uneven',
  very_uneven: 'very uneven',
}

export const share = (value: number): string => `${(100 * value).toFixed(1)} %`
/** How far from it boards came out. */
export const within = (error: number): string => `±${Math.round(100 * error)}`

export const harbourWord = (kind: number): string => (HARBOURS[kind] === '3:1' ? '3:1' : `${HARBOURS[kind]} 2:1`)
const resources = (list: readonly number[]): string => list.map((r) => RESOURCES[r]).join(', ')
const resourcesOf = (count: number): string => (count === 1 ? 'one resource' : `${count} resources`)
const points = (share: number): string => {
  const size = (100 * Math.abs(share)).toFixed(1)
  return `${share < 0 && Number(size) > 0 ? '-' : '+'}${size}`
}

/** `wheat 4, ore 6, desert` */
export function hexWords(hexes: readonly { readonly terrain: number; readonly number: number }[]): string {
  return hexes
    .map(({ terrain, number }) => (number === 0 ? TERRAINS[terrain] : `${RESOURCES[terrain]} ${number}`))
    .join(', ')
}

export function reasonWords(reason: Reason): string {
  switch (reason.code) {
    case 'pips':
      return `${reason.pips} pips`
    case 'win_share':
      return `win rate ${(100 * reason.share).toFixed(1)} % (${points(reason.gain)} points)`
    case 'worst_seat':
      return `the worst-off seat can have ${resourcesOf(reason.types)} and ${reason.pips} pips`
    case 'score':
      return `score ${[reason.pips, reason.fresh, reason.coverage].filter((part) => part > 0).join(' + ')}`
    case 'different_resources':
      return reason.count === 1 ? 'only one resource' : `${reason.count} different resources`
    case 'new_resources':
      return `new: ${resources(reason.resources)}`
    case 'full_set':
      return 'all five resources'
    case 'red_numbers':
      return reason.count === 1 ? 'a red number' : `${reason.count} red numbers`
    case 'scarce':
      return `${RESOURCES[reason.resource]} is scarce here (${reason.pips} of ${reason.ofBoard} pips)`
    case 'harbour':
      return `${harbourWord(reason.kind)} harbour`
    case 'harbour_near':
      return `${harbourWord(reason.kind)} harbour ${reason.roads === 1 ? 'one road' : `${reason.roads} roads`} away`
    case 'blocks':
      return reason.count === 1
        ? `blocks a corner with ${reason.pips} pips`
        : `blocks ${reason.count} corners with up to ${reason.pips} pips`
    case 'starting_cards':
      return reason.resources.length === 0 ? 'no starting cards' : `starts with ${resources(reason.resources)}`
    case 'desert':
      return 'touches the desert'
    case 'coast':
      return 'on the coast'
  }
}
