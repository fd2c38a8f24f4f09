import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PAGES, pageFiles } from './page-files.mjs'
import { openServer } from './server.ts'
import { layTable } from './tables.ts'

const { server, visit } = openServer()

/** How one comes to each page, and what is there once it can be used. */
const ways: { readonly [page: string]: (page: Page) => Promise<void> } = {
  'first page': async (page) => {
    await page.goto(server.url)
    const cards = page.locator('[data-game]')
    await cards.getByRole('button', { name: 'Play now' }).last().waitFor()
    await expect.poll(() => cards.locator('svg[width="100%"]').count()).toBe(await cards.count())
  },
  'Catan table': async (page) => {
    const id = await layTable(page, { game: 'catan', seats: 4 })
    await page.goto(`${server.url}/t/${id}`)
    await page.locator('figure[aria-label]').waitFor()
  },
  'Narde table': async (page) => {
    const id = await layTable(page, { game: 'long-narde', seats: 2 })
    await page.goto(`${server.url}/t/${id}`)
    await page.locator('[data-place]').first().waitFor()
  },
}

it.each(Object.keys(PAGES))('the %s can be used with the files of its budget', async (name) => {
  const files = new Set(pageFiles(name).map((file) => `/${file}`))
  const { page } = await visit(server.healthUrl)
  const asked = new Set<string>()
  await page.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url())
      // Whatever is fetched ahead of need does not come.
      const file = route.request().isNavigationRequest() ? '/index.html' : pathname
      asked.add(file)
      return files.has(file) ? route.continue() : route.abort()
    },
  )
  await ways[name]!(page)
  // A browser without windows shows no icon, and installs nothing.
  const shown = [...files].filter((file) => !/^\/(icon\.svg|manifest\.webmanifest)$/.test(file))
  expect(shown.filter((file) => !asked.has(file))).toEqual([])
})
