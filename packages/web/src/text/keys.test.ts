import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameEntry, gameIds } from '../games/registry.ts'
import type { Language } from '../prefs/prefs.ts'
import type { Catalogue, HelpPages } from './catalogue.ts'
import { helpPages as helpEn } from './en/help-pages.ts'
import english from './en/index.ts'
import { helpPages as helpRu } from './ru/help-pages.ts'
import russian from './ru/index.ts'

const rules = await Promise.all(
  gameIds.map(async (id) => [id, (await gameEntry(id)!.loadRules()).rules.texts] as const),
)

/** With what is fetched apart; what a game says, as an area of its own. */
function wholeOf(language: Language, { games, help, ...areas }: Catalogue, pages: HelpPages): Node {
  return {
    ...areas,
    help: { ...help, ...pages },
    ...Object.fromEntries(Object.entries(games).map(([id, words]) => [`words of ${id}`, words])),
    ...Object.fromEntries(rules.map(([id, texts]) => [`rules of ${id}`, texts[language]])),
  }
}

const en = wholeOf('en', english, helpEn)
const ru = wholeOf('ru', russian, helpRu)

const src = new URL('..', import.meta.url).pathname

/** Everything but the catalogues, as one text. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/\btext\/(en|ru)\//.test(path))
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
  return new RegExp(
    `\\b${name}\\s*(\\?\\.)?\\[|: [^\\n]* = ${name}\\b|: [^\\n]* = (\\w+\\.)+${name}\\b|\\b${name}\\)`,
  ).test(sources)
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

describe('texts', () => {
  it('are the same in both languages, by key', () => {
    expect(keysOf(ru).sort()).toEqual(keysOf(en).sort())
  })

  it('are all used', () => {
    expect(keysOf(en).filter((key) => !isUsed(key))).toEqual([])
  })

  it('are there of every game', () => {
    expect(Object.keys(english.games)).toEqual(gameIds)
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
