import type { BoardConstraints } from '@serai/lab'
import { CommandError } from '../command-error.ts'

type Read = (value: string | undefined, name: string) => BoardConstraints

const isOn =
  (field: 'redsApart' | 'equalsApart' | 'rareApart' | 'foreignHarbours'): Read =>
  (value, name) => {
    if (value !== undefined && value !== 'on' && value !== 'off')
      throw new CommandError(`constraint ${name} must be on or off`)
    return { [field]: value !== 'off' }
  }

function whole(value: string | undefined, name: string): number {
  if (value === undefined || !/^\d{1,3}$/.test(value))
    throw new CommandError(`constraint ${name} must be a whole number`)
  return Number(value)
}

const READERS: { readonly [name: string]: { readonly shape: string; readonly read: Read } } = {
  'reds-apart': { shape: 'reds-apart[=off]', read: isOn('redsApart') },
  'equals-apart': { shape: 'equals-apart', read: isOn('equalsApart') },
  'rare-apart': { shape: 'rare-apart', read: isOn('rareApart') },
  cluster: { shape: 'cluster=N', read: (value, name) => ({ cluster: whole(value, name) }) },
  'corner-pips': { shape: 'corner-pips=N', read: (value, name) => ({ cornerPips: whole(value, name) }) },
  'resource-pips': { shape: 'resource-pips=MIN-MAX', read: bounds },
  'foreign-harbours': { shape: 'foreign-harbours', read: isOn('foreignHarbours') },
  desert: { shape: 'desert=centre|away', read: desert },
}

export const CONSTRAINT_SHAPES = Object.values(READERS)
  .map(({ shape }) => shape)
  .join(', ')

const MEANINGS: readonly (readonly [shape: string, meaning: string])[] = [
  ['reds-apart', 'no 6 or 8 next to a 6 or 8; on by default in the modes random and fair, off with =off'],
  ['equals-apart', 'no number next to the same number'],
  ['rare-apart', 'no 2 or 12 next to a 2 or 12'],
  ['cluster=N', 'at most N connected hexes of one terrain, 1 to 4'],
  ['corner-pips=N', 'at most N pips at a corner, 9 to 15 (11 to 15 in mode spiral)'],
  ['resource-pips=MIN-MAX', 'pips of each resource on the whole board'],
  ['foreign-harbours', 'no 2:1 harbour at a hex of its own resource'],
  ['desert=centre|away', 'the desert in the centre, or anywhere else'],
]

/** For the help of a command. */
export const CONSTRAINT_HELP = `\nConstraints:\n${MEANINGS.map(([shape, meaning]) => `  ${shape.padEnd(21)}  ${meaning}`).join('\n')}`

function bounds(value: string | undefined): BoardConstraints {
  const found = /^(\d{1,3})-(\d{1,3})$/.exec(value ?? '')
  if (!found) throw new CommandError('constraint resource-pips must be two numbers, such as 8-14')
  return { resourcePips: { min: Number(found[1]), max: Number(found[2]) } }
}

function desert(value: string | undefined): BoardConstraints {
  if (value !== 'centre' && value !== 'away') throw new CommandError('constraint desert must be centre or away')
  return { desert: value }
}

/** `reds-apart,cluster=2,…` */
export function readConstraints(text: string | undefined): BoardConstraints {
  if (text === undefined) return {}
  const named = new Set<string>()
  return Object.assign(
    {},
    ...text.split(',').map((part) => {
      const [name = '', value] = part.trim().split('=')
      const reader = READERS[name]
      if (!reader) throw new CommandError(`unknown constraint "${name}" (constraints: ${CONSTRAINT_SHAPES})`)
      if (named.has(name)) throw new CommandError(`constraint ${name} is given twice`)
      named.add(name)
      return reader.read(value, name)
    }),
  ) as BoardConstraints
}

/** The name on the command line of a field of the constraints. */
export function constraintLabel(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
