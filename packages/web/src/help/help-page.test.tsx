// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameEntry, gameIds } from '../games/registry.ts'
import { loadLanguage } from '../text/language.ts'
import { HelpPage } from './help-page.tsx'

beforeAll(() => loadLanguage('en'))
// No server: who reads the rules need not be known.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const rulesOf = async (game: string) => (await gameEntry(game)!.loadRules()).rules
const show = (game?: string) => act(async () => render(<HelpPage game={game} />))

describe('the rules', () => {
  it.each(gameIds)('of %s have every section that a picture stands at', async (game) => {
    const { texts, pictures, tables = {} } = await rulesOf(game)
    const sections = Object.keys(texts.en.sections)
    expect(sections).toEqual(expect.arrayContaining([...Object.keys(pictures), ...Object.keys(tables)]))
    expect(Object.keys(texts.ru.sections)).toEqual(sections)
  })

  it.each(gameIds)('of %s are a page with its sections and pictures', async (game) => {
    const { texts, pictures } = await rulesOf(game)
    await show(game)
    expect(await screen.findByRole('heading', { level: 1, name: texts.en.title })).not.toBeNull()
    for (const [id, { title }] of Object.entries(texts.en.sections)) {
      expect(document.querySelector(`nav a[href="#${id}"]`)?.textContent).toBe(title)
      expect(document.getElementById(id)!.children).toHaveLength(id in pictures ? 2 : 1)
    }
  })

  it('of all games are one step away', async () => {
    await show()
    await screen.findByRole('heading', { level: 1, name: 'Rules' })
    const links = screen.getAllByRole('link', { name: 'Rules' }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(gameIds.map((game) => `/help/${game}`)))
  })

  it('open at the section that was asked for', async () => {
    history.replaceState(null, '', '/help/catan#robber')
    await show('catan')
    await screen.findByRole('heading', { level: 1, name: 'Catan' })
    await waitFor(() => expect(document.activeElement?.id).toBe('robber'))
  })

  it('of an unknown game are said not to be there', async () => {
    await show('chess')
    expect(await screen.findByRole('heading', { name: /^There is no page at/ })).not.toBeNull()
  })
})
