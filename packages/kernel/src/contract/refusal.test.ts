import { describe, expect, it } from 'vitest'
import { formatRefusal, isRefusal, refuse, refuser } from './refusal.ts'

describe('refusals', () => {
  it('are a code with details', () => {
    expect(refuse('E_STAGE')).toEqual({ code: 'E_STAGE' })
    expect(refuse('E_CANNOT_PAY', { needed: 2, had: 1 })).toEqual({ code: 'E_CANNOT_PAY', needed: 2, had: 1 })
  })

  it('keep their code whatever the details say', () => {
    expect(refuse('E_STAGE', { code: 'E_OTHER' }).code).toBe('E_STAGE')
  })

  it('of a closed list have their own details and no others', () => {
    const decline = refuser<'E_LATE' | 'E_POOR', { E_POOR: { readonly had: number } }>()
    expect(decline('E_POOR', { had: 1 })).toEqual({ code: 'E_POOR', had: 1 })
    expect(decline('E_LATE')).toEqual({ code: 'E_LATE' })
    // @ts-expect-error: what was had is missing.
    decline('E_POOR')
    // @ts-expect-error: it has none.
    decline('E_LATE', { had: 1 })
    // @ts-expect-error: it is not on the list.
    decline('E_OTHER')
  })

  it.each([
    [refuse('E_STAGE'), true],
    [{ code: 1 }, false],
    [{}, false],
    [null, false],
    ['E_STAGE', false],
    [7, false],
    [Int32Array.of(1), false],
  ])('are recognised: %j', (value, expected) => {
    expect(isRefusal(value)).toBe(expected)
  })

  it('are one line of text', () => {
    expect(formatRefusal(refuse('E_STAGE'))).toBe('E_STAGE')
    expect(formatRefusal(refuse('E_CANNOT_PAY', { needed: 2 }))).toBe('E_CANNOT_PAY {"needed":2}')
  })
})
