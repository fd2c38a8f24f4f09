import { expect, it } from 'vitest'
import { tableIdOf } from './table-link.ts'

it.each([
  ['fk88mamythdm', 'fk88mamythdm'],
  ['FK88MAMYTHDM', 'fk88mamythdm'],
  ['  fk88 mamy thdm ', 'fk88mamythdm'],
  ['ab3_-x', 'ab3_-x'],
  ['http://192.168.0.5:3000/t/ab3', 'ab3'],
  ['HTTPS://SERAI.EXAMPLE/T/AB3/', 'ab3'],
  ['serai.example/t/ab3?from=chat', 'ab3'],
  ['', null],
  ['https://serai.example/', null],
  ['what?', null],
])('reads %j as %j', (text, id) => expect(tableIdOf(text)).toBe(id))
