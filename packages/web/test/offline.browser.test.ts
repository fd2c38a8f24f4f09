import { expect, it } from 'vitest'
import { openServers } from './server.ts'

// A test here kills its server.
const { server: newest, visit } = openServers()

it('opens without the server, says what still works, and plays against bots on this device', async () => {
  const server = newest()
  const { page } = await visit(server.url, { serviceWorkers: 'allow' })
  // Ready means installed, and installed means that everything is in the browser's own store.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  await server.kill()
  // A page that was open says it as one that is opened now.
  await page.locator('[data-game=catan]').getByRole('link', { name: 'Play offline' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
  await page.locator('[data-game=catan]').getByRole('link', { name: 'Play offline' }).click()
  await page.getByText('Place a settlement').first().waitFor()
  const corner = page.getByRole('button', { name: /^corner|^settle/i }).first()
  await corner.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Place a road').first().waitFor()

  await page.reload()
  await page.getByText('Place a road').first().waitFor()
  await page.goto(`${server.url}/help/catan`)
  await page.getByRole('heading', { name: 'The board' }).waitFor()
  expect(await page.locator('section').count()).toBeGreaterThan(8)

  await page.goto(server.url)
  await page.locator('[data-game=catan]').getByRole('link', { name: 'Continue offline' }).waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Board lab' }).click()
  await page.getByRole('region', { name: 'Fairness' }).first().waitFor()

  await server.start()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
})
