import type { Catalogue } from '../catalogue.ts'
import { countedRu } from '../plural.ts'

export const catanBoard: Catalogue['catanBoard'] = {
  goods: { wood: 'дерево', brick: 'кирпич', sheep: 'овцы', wheat: 'пшеница', ore: 'руда' },
  terrains: {
    forest: 'лес',
    hills: 'холмы',
    pasture: 'пастбище',
    fields: 'поля',
    mountains: 'горы',
    desert: 'пустыня',
  },
  seatColours: ['Красные', 'Синие', 'Белые', 'Оранжевые'],
  sea: 'море',
  corner: (parts) => `угол: ${parts.join(', ')}`,
  side: (parts) => `граница: ${parts.join(', ')}`,
  harbour: (good) => `гавань 2:1, ${good}`,
  anyHarbour: 'гавань 3:1',
  withHarbour: (place, harbour) => `${place}, ${harbour}`,
  settlement: (corner) => `посёлок, ${corner}`,
  city: (corner) => `город, ${corner}`,
  roads: (sides) => `${countedRu(sides.length, 'дорога', 'дороги', 'дорог')}: ${sides.join(', ')}`,
  pieces: (name, pieces) => `${name}. ${pieces.join('; ')}.`,
  nextTo: (hex, names) => `${hex}, рядом ${names.join(', ')}`,
  withRobber: (hex) => `${hex}, здесь разбойник`,
  row: (number, hexes) => `Ряд ${number}: ${hexes.join('; ')}.`,
  dice: (a, b) => `Кубики: ${a} и ${b}, вместе ${a + b}.`,
}
