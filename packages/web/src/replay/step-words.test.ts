import { describe, expect, it } from 'vitest'
import { stepWords } from './step-words.ts'

const line = (key: string, text: string) => ({ key, seat: null, parts: text, text })
const rolled = line('7', 'Mira rolled 8')

describe('the words of a step', () => {
  it('are all that it added', () => {
    const gains = [line('7-0', 'Mira got 1 wheat'), line('7-1', 'Anton got 3 brick')]
    expect(stepWords([], [rolled, ...gains], null)).toBe('Mira rolled 8 · Mira got 1 wheat · Anton got 3 brick')
    expect(stepWords([rolled], [rolled, ...gains], 'Mira took the dice')).toBe('Mira got 1 wheat · Anton got 3 brick')
  })

  it('are the last line where that one went on', () => {
    expect(stepWords([rolled], [line('7', 'Mira, 6 3: 24/18')], 'Mira ended the turn')).toBe('Mira, 6 3: 24/18')
    expect(stepWords([], [], null)).toBe('')
  })
  it('are those of the step itself where the log stays as it was', () => {
    expect(stepWords([rolled], [rolled], 'Mira ended the turn')).toBe('Mira ended the turn')
    expect(stepWords([rolled], [rolled], null)).toBe('Mira rolled 8')
    expect(stepWords([], [], 'Mira took the dice')).toBe('Mira took the dice')
  })
})
