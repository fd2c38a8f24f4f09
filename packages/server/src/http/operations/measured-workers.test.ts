import { botsOf, games, LEVELS } from '@serai/bots'
import { workersHere } from '@serai/test-kit/tables'
import { expect, it } from 'vitest'
import { measuredWorkers } from './measured-workers.ts'
import { Metrics } from './metrics.ts'

const priority = { person: null, isAwaited: true }
const ask = (game: string, bot: string) => ({
  game,
  bot,
  seat: 0,
  view: new Uint8Array(),
  optional: false,
  seed: '',
  history: null,
})

/** Workers that take so many seconds for whatever they are asked. */
function slow(seconds: number, decide = async (): Promise<number[]> => [7]) {
  let ms = 0
  const metrics = new Metrics()
  const workers = {
    ...workersHere,
    decide: () => {
      ms += 1000 * seconds
      return decide()
    },
  }
  const told = async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^serai_bot_decision_seconds_(sum|count)/.test(line))
  return { workers: measuredWorkers(workers, metrics, games, () => ms), told, metrics }
}

it('tells how long bots take, by game and level', async () => {
  const { workers, told, metrics } = slow(3)
  expect(await workers.decide(ask('catan', 'greedy'), priority)).toEqual([7])
  await workers.decide(ask('catan', 'greedy'), priority)
  await workers.decide(ask('long-narde', 'expert'), priority)
  await workers.decide(ask('catan', 'random'), priority)
  expect(await told()).toEqual([
    'serai_bot_decision_seconds_sum{game="catan",level="normal"} 6',
    'serai_bot_decision_seconds_count{game="catan",level="normal"} 2',
    'serai_bot_decision_seconds_sum{game="long-narde",level="expert"} 3',
    'serai_bot_decision_seconds_count{game="long-narde",level="expert"} 1',
    'serai_bot_decision_seconds_sum{game="catan",level="none"} 3',
    'serai_bot_decision_seconds_count{game="catan",level="none"} 1',
  ])
  // As long as a bot may think, there is a bucket.
  const text = await metrics.registry.metrics()
  expect(text).toContain('serai_bot_decision_seconds_bucket{le="2.5",game="catan",level="none"} 0')
  expect(text).toContain('serai_bot_decision_seconds_bucket{le="5",game="catan",level="none"} 1')
})

it('has no more series than games and levels, whoever is asked', async () => {
  const { workers, told } = slow(1)
  for (const game of games) {
    for (const { name } of botsOf(game)) await workers.decide(ask(game.id, name), priority)
    await workers.decide(ask(game.id, 'nobody'), priority)
  }
  const most = games.length * (LEVELS.length + 1)
  expect(await told()).toHaveLength(2 * most)
})

it('leaves out the bots that fail, which are counted elsewhere', async () => {
  const { workers, told } = slow(1, () => Promise.reject(new Error('out of time')))
  await expect(workers.decide(ask('catan', 'greedy'), priority)).rejects.toThrow('out of time')
  expect(await told()).toEqual([])
})
