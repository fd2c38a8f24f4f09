import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catanRules as catanEn } from './en/catan-rules.ts'
import { helpPages as helpEn } from './en/help-pages.ts'
import english from './en/index.ts'
import { nardeRules as nardeEn } from './en/narde-rules.ts'
import { catanRules as catanRu } from './ru/catan-rules.ts'
import { helpPages as helpRu } from './ru/help-pages.ts'
import russian from './ru/index.ts'
import { nardeRules as nardeRu } from './ru/narde-rules.ts'

/** With what is fetched apart. */
const en = { ...english, help: { ...english.help, ...helpEn }, catanRules: catanEn, nardeRules: nardeEn }
const ru = { ...russian, help: { ...russian.help, ...helpRu }, catanRules: catanRu, nardeRules: nardeRu }

const src = new URL('..', import.meta.url).pathname

/** Everything but the catalogues, as one text. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^text\/(en|ru)\//.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .join('\n')

type Node = { readonly [key: string]: unknown }
const isGroup = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `home.playNow`, `table.presets.hello` … */
function keysOf(node: Node, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    isGroup(value) ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

/** A key is used when it is named; a group that is indexed (`presets[preset]`) uses everything in it. */
function isUsed(key: string): boolean {
  const names = key.split('.')
  const last = names.at(-1)!
  const groups = names.length > 2 ? names.slice(1, -1) : names.slice(0, 1)
  const isNamed = new RegExp(`[.\\s{,'"]${quoted(last)}\\b`).test(sources)
  return isNamed || groups.some(isIndexed)
}

function isIndexed(group: string): boolean {
  const name = quoted(group)
  return new RegExp(`\\b${name}\\s*\\[|: [^\\n]* = ${name}\\b|: [^\\n]* = \\w+\\.${name}\\b|\\b${name}\\)`).test(
    sources,
  )
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

describe('texts', () => {
  it('are the same in both languages, by key', () => {
    expect(keysOf(ru).sort()).toEqual(keysOf(en).sort())
  })

  it('are all used', () => {
    expect(keysOf(en).filter((key) => !isUsed(key))).toEqual([])
  })

  it.each([en, ru])('of the rules of Narde write a step as the log does', ({ nardeLog, nardeRules }) => {
    expect(JSON.stringify(nardeRules)).toContain(`3/${nardeLog.stepOff}`)
  })

  it('in Russian are in Russian', () => {
    const plain = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : isGroup(value) ? Object.values(value).flatMap(plain) : []
    const foreign = plain(ru).filter((text) => /[a-z]{3,}/i.test(text) && !/[а-яё]/i.test(text))
    expect(foreign.filter((text) => !NAMES.test(text))).toEqual([])
  })
})

/** Names of things and of keys are the same everywhere. */
const NAMES = /^(Serai|English|In English|(Enter|Esc|Backspace)(, \w)?)$/
