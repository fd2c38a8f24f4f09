import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** What is declared between the braces after a selector. */
function declared(selector: string): string[] {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return body
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
}

// CSS cannot say "by the system, or by choice" in one rule: the dark colours stand twice.
it.each([
  ['the usual palette', ':root:not([data-theme="light"])', ':root[data-theme="dark"]'],
  [
    'the palette of high contrast',
    ':root[data-palette="contrast"]:not([data-theme="light"])',
    ':root[data-palette="contrast"][data-theme="dark"]',
  ],
])('%s has the same dark colours by the system and by choice', (_, bySystem, byChoice) => {
  const chosen = declared(byChoice)
  expect(chosen.length).toBeGreaterThan(1)
  expect(declared(bySystem)).toEqual(chosen)
})
