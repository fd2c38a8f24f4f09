import { expect, it } from 'vitest'
import { logLine } from './catan-page.ts'
import { openServer } from './server.ts'
import { layTable, letBotPlay } from './tables.ts'

const { server, visit } = openServer('natural')

it.each([
  ['catan', 'figure[aria-label]'],
  ['long-narde', '[data-place]'],
])('how long a new visitor waits from the tap to the board of %s', async (game, board) => {
  const waits: number[] = []
  while (waits.length < 5) {
    const { page, context } = await visit(server.url, { reducedMotion: 'no-preference' })
    const play = page.locator(`[data-game=${game}]`).getByRole('button', { name: 'Play now' })
    await play.waitFor()
    const started = performance.now()
    await play.click()
    await page.locator(board).first().waitFor()
    waits.push(Math.round(performance.now() - started))
    await context.close()
  }
  console.log(`${game}: from "Play now" to the board ${waits.sort((a, b) => a - b).join(', ')} ms`)
  expect(waits[2]).toBeLessThan(2000)
})

// A game of Narde is over in little more than a minute.
it.each([
  ['catan', 4, 75],
  ['long-narde', 2, 45],
] as const)('the longest task of a page that watches %s at the bots’ own pace', async (game, seats, seconds) => {
  const { page, context, faults } = await visit(server.url, { reducedMotion: 'no-preference' })
  const id = await layTable(page, { game, seats, level: 'normal' })
  await page.goto(`${server.url}/t/${id}`)
  await page.getByRole('main').waitFor()
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    })
  })
  // What the page itself works, however busy the machine is.
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  await letBotPlay(page, id)
  const workedBefore = await worked()
  const before = await logLine(page, '').count()
  await page.waitForTimeout(1000 * seconds)
  const lines = (await logLine(page, '').count()) - before
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const longest = Math.max(0, ...tasks)
  const cpu = ((await worked()) - workedBefore) / lines
  console.log(
    `${game}: ${seconds} s, ${lines} new lines of the log, ${tasks.length} tasks over 50 ms, longest ${longest} ms; ${cpu.toFixed(1)} ms of CPU time a line`,
  )
  expect(lines).toBeGreaterThan(5)
  expect(longest).toBeLessThan(1000)
  expect(faults).toEqual([])
  await context.close()
})
