import { expect, it } from 'vitest'
import { nameInPath } from './name-in-path.ts'

it.each(['Mira', 'Мира', '100%', '50% & more', 'a/b?c#d', ';/?:@&=+$,#', '%', '%zz', '50 %é'])(
  'finds %s in its address',
  (name) => {
    expect(nameInPath(decodeURI(encodeURIComponent(name)))).toBe(name)
  },
)
