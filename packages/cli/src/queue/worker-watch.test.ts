import { expect, it } from 'vitest'
import type { SeenWorkers } from './job-queue.ts'
import { RELEASE } from './release.ts'
import { WorkerWatch } from './worker-watch.ts'

const NOBODY = 'no worker is running; start one with serai worker --database URL'
const OTHERS = `all running workers are of another release (0.0.1, older); start a worker of release ${RELEASE}`
const JOINED = 'a worker has joined'

const none = { secondsAgo: null, otherReleases: [] }
const here = { secondsAgo: 0.3, otherReleases: [] }
const gone = { secondsAgo: 5.2, otherReleases: [] }
/** Seen no more, second by second. */
const silence = [1.3, 2.3, 3.3, 4.3, 5.3].map((secondsAgo) => ({ secondsAgo, otherReleases: [] }))
const others = { secondsAgo: null, otherReleases: ['0.0.1', 'older'] }

/** The notices about what is seen, second by second. */
function notices(...seen: readonly (SeenWorkers | 'away')[]): readonly string[] {
  const lines: string[] = []
  const watch = new WorkerWatch((line) => lines.push(line), 0)
  for (const [second, workers] of seen.entries()) if (workers !== 'away') watch.observe(1000 * second, workers)
  return lines
}

const times = <T>(count: number, thing: T): T[] => new Array<T>(count).fill(thing)

it.each([
  ['a worker is there from the start', times(20, here), []],
  ['one comes in time', [...times(5, none), ...times(20, here)], []],
  ['none comes', times(20, none), [NOBODY]],
  ['one comes late', [...times(8, none), here], [NOBODY, JOINED]],
  ['one left a moment ago', [here, ...times(5, none)], []],
  ['one left', [here, ...times(10, none)], [NOBODY]],
  ['one is late', [here, ...silence.slice(0, 4), here], []],
  ['one was killed', [here, here, ...silence], [NOBODY]],
  ['one comes and goes', [here, ...times(9, none), here, ...times(9, none), here], [NOBODY, JOINED, NOBODY, JOINED]],
  ['one was there long before', times(4, gone), []],
  ['only others are there', times(20, others), [OTHERS]],
  ['others are there beside one of ours', times(20, { ...others, secondsAgo: 0.1 }), []],
  ['others come, then one of ours', [...times(8, none), others, here], [NOBODY, OTHERS, JOINED]],
  ['workers could not be seen for a while', [here, ...times(20, 'away' as const), gone, here], []],
])('notifies of what has changed: %s', (_, seen, lines) => {
  expect(notices(...seen)).toEqual(lines)
})
