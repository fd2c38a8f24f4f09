import { REFUSAL_TEXTS } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { refusalText } from './refusal-text.ts'

describe.each([
  ['en', en],
  ['ru', ru],
])('refusals in %s', (_, texts) => {
  it.each(Object.keys(REFUSAL_TEXTS))('%s has a text', (code) => {
    const text = refusalText(texts, { code, message: 'as the server put it' })
    expect(text).not.toBe('as the server put it')
    expect(text).toMatch(/\.$/)
  })

  it('gives the reason of a ban in the words of the host', () => {
    const ban = { code: 'E_BANNED', message: '' }
    expect(refusalText(texts, { ...ban, reason: 'Insults.' })).toBe(`${texts.refusals.E_BANNED} Insults.`)
    expect(refusalText(texts, { ...ban, reason: '' })).toBe(texts.refusals.E_BANNED)
  })

  it('says what the server said about what it does not know', () => {
    expect(refusalText(texts, { code: 'E_NEW', message: 'Not today.' })).toBe('Not today.')
  })
})
