import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { randomGame } from '../examples/random-game.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the example of the README', () => {
  it('is the file that is compiled here', () => {
    expect(read('../README.md')).toContain(read('../examples/random-game.ts'))
  })

  it('plays a game to its end', () => {
    expect(randomGame(1)).toMatch(/^seat [0-3] wins after \d+ turns: victory_points$/)
    expect(randomGame(1)).toBe(randomGame(1))
  })
})
