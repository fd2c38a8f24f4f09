import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

const page = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(page, path), 'utf8')

/**
 * What a component draws as the text of a file that needs nothing but the page's colours: with the icons that it refers
 * to, and with those rules of its style sheet that it has a use for.
 */
export function pictureFile(drawing: ReactNode, sheet: string): string {
  const drawn = render(drawing)
    // The tests' own names of classes, as they are in the style sheet.
    .container.innerHTML.replaceAll(/(?<=class="[^"]*)_(\w+)_[0-9a-f]{6}/g, '$1')
    .replaceAll(/<(\w+)([^>]*)><\/\1>/g, '<$1$2/>')
  const icons = [...new Set(drawn.match(/(?<=href="#)i-[\w-]+/g))].map(iconOf).join('')
  const style = `<style>${usedRules(read(sheet), drawn)}</style>`
  const file = drawn.replace(/<svg[^>]*>/, (root) => root + style + icons)
  return `${file.replaceAll('><', '>\n<')}\n`
}

function iconOf(id: string): string {
  const icon = read('src/ui/icons.svg').match(new RegExp(`<symbol id="${id}".*?</symbol>`, 's'))
  if (!icon) throw new Error(`there is no icon ${id}`)
  return icon[0]
}

/** The rules of classes that are there; a picture does not move. */
function usedRules(css: string, drawn: string): string {
  const classes = new Set([...drawn.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
  const isUsed = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!))
  const used = blocksOf(css.replaceAll(/\/\*.*?\*\//gs, '')).flatMap(({ head, body }) => {
    if (head.startsWith('@keyframes')) return []
    const isRule = !head.startsWith('@')
    const kept = isRule ? head.split(',').filter(isUsed).join(',') : head
    const inner = isRule ? body.replaceAll(/(animation|transition|will-change):[^;]*;/g, '') : usedRules(body, drawn)
    return kept === '' || inner.trim() === '' ? [] : [`${kept}{${inner}}`]
  })
  return used.join('\n').replaceAll(/\s+/g, ' ')
}

/** The blocks of a style sheet that are in no other. */
function blocksOf(css: string): { readonly head: string; readonly body: string }[] {
  const blocks = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] !== '}' || --depth > 0) continue
    blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at).trim() })
    start = at + 1
  }
  return blocks
}
