import { counted } from '../plural.ts'

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const list = (parts: readonly string[]): string => conjunction.format(parts)

export const catanBoard = {
  /** What the terrains give, inside a sentence. */
  goods: { wood: 'wood', brick: 'brick', sheep: 'sheep', wheat: 'wheat', ore: 'ore' },
  terrains: {
    forest: 'forest',
    hills: 'hills',
    pasture: 'pasture',
    fields: 'fields',
    mountains: 'mountains',
    desert: 'desert',
  },
  seatColours: ['Red', 'Blue', 'White', 'Orange'],
  sea: 'the sea',
  corner: (parts: readonly string[]) => `corner of ${list(parts)}`,
  side: (parts: readonly string[]) => `side between ${list(parts)}`,
  harbour: (good: string) => `2:1 harbour for ${good}`,
  anyHarbour: '3:1 harbour',
  withHarbour: (place: string, harbour: string) => `${place}, ${harbour}`,
  settlement: (corner: string) => `settlement: ${corner}`,
  city: (corner: string) => `city: ${corner}`,
  roads: (sides: readonly string[]) => `${counted(sides.length, 'road')}: ${sides.join(', ')}`,
  pieces: (name: string, pieces: readonly string[]) => `${name}. ${pieces.join('; ')}.`,
  nextTo: (hex: string, names: readonly string[]) => `${hex}, next to ${list(names)}`,
  withRobber: (hex: string) => `${hex}, the robber is here`,
  row: (number: number, hexes: readonly string[]) => `Row ${number}: ${hexes.join('; ')}.`,
  dice: (a: number, b: number) => `Dice: ${a} and ${b}, ${a + b} together.`,
}
