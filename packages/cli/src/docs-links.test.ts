import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'coverage'])

function pagesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : pagesIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

const textOf = (page: string) => readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '')

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsOf = (page: string) =>
  new Set([...textOf(page).matchAll(/^#+ (.*)$/gm)].map((found) => anchorOf(found[1]!)))

function deadLinks(page: string): string[] {
  return [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: link }) => {
    const [path, anchor] = link!.split('#')
    if (/^https?:/.test(path!)) return []
    const target = path === '' ? page : join(dirname(page), path!)
    const isThere = existsSync(join(root, target))
    const hasAnchor = anchor === undefined || !target.endsWith('.md') || (isThere && anchorsOf(target).has(anchor))
    return isThere && hasAnchor ? [] : [`${page}: ${link}`]
  })
}

const pages = pagesIn('')

it('every link between pages leads to a file and a heading', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.flatMap(deadLinks)).toEqual([])
})

it('every page in docs can be reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const page of reached) {
    for (const { 1: link } of textOf(page).matchAll(/\]\(([^)\s#]+)/g)) {
      const target = join(dirname(page), link!)
      if (pages.includes(target)) reached.add(target)
      else if (pages.includes(join(target, 'README.md'))) reached.add(join(target, 'README.md'))
    }
  }
  expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([])
})
