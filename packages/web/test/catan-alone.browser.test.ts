import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import {
  action,
  asked,
  clickPlace,
  handOf,
  logLine,
  meanwhile,
  placeByMouse,
  places,
  possible,
  rollThrough,
  sum,
  tradeWithBank,
} from './catan-page.ts'
import { openServer } from './server.ts'

const command = fileURLToPath(new URL('../../cli/bin/serai.mjs', import.meta.url))
const { server, visit } = openServer()

// A whole game by hand, which a busy machine makes long.
it('plays Catan against bots by mouse from one tap to the end, and the log of it is true', {
  timeout: 180_000,
}, async () => {
  const { page, faults } = await visit(server.url)
  await page.locator('[data-game=catan]').getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await placeByMouse(page, ['sheep', 'wheat', 'ore'])
  await placeByMouse(page, ['wood', 'brick', 'wheat', 'sheep'])
  await logLine(page, 'You placed a road').nth(1).waitFor()

  await meanwhile(page, /^Your turn: roll/)
  expect(sum(await handOf(page))).toBeGreaterThan(0)
  await rollThrough(page)
  await logLine(page, /You rolled \d+/).waitFor()

  // Turns go by until there is something to spend; then it is spent.
  const spend = possible(page, action(page, '(Road|Settle|City|Card)'))
  while ((await spend.count()) === 0) {
    if (await tradeWithBank(page)) continue
    await action(page, 'End turn').click()
    await rollThrough(page)
  }
  const before = await handOf(page)
  await spend.first().click()
  if (!/Buy/.test((await asked(page).textContent()) ?? '')) {
    await clickPlace(page, places(page).first())
  }
  await page
    .locator('[data-tone]')
    .getByRole('button', { name: /^(Build|Buy)$/ })
    .click()
  await logLine(page, /You (built|bought) a/).waitFor()
  await expect.poll(async () => sum(await handOf(page))).toBeLessThan(sum(before))
  await action(page, 'End turn').click()
  await meanwhile(page, /^Your turn: roll/)

  await page.getByRole('switch', { name: /^Autopilot/ }).click()
  await page.getByRole('heading', { level: 1, name: /wins?$/ }).waitFor()
  await page.getByText('verified, no tampering found').waitFor()
  for (const chart of ['Points', 'Dice\\b', 'Cards gained', 'Cards lost', 'Dice check']) {
    await page
      .getByRole('heading', { name: new RegExp(`^${chart}`) })
      .first()
      .waitFor()
  }
  await page.getByRole('button', { name: 'Verify again' }).click()
  await page.getByText('verified, no tampering found').waitFor()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download game' }).click()
  const verify = spawnSync(process.execPath, [command, 'verify', await (await saving).path()], { encoding: 'utf8' })
  expect(verify).toMatchObject({ status: 0, stderr: '' })
  expect(faults).toEqual([])
})
