// What a browser loads for a page, packed, and in how many requests: `npm run size` prints it and fails above the budget.
import { packedSize, pageFiles, tableOf } from '../packages/web/test/page-files.mjs'
import { GAMES } from './games.mjs'

const CODE = /\.js$/
const ALL = /\.(js|css|html)$/
const BUDGETS = [
  { page: 'first page', weighed: CODE, bytes: 110_000, requests: 12 },
  ...GAMES.map((game) => ({ page: tableOf(game), weighed: ALL, bytes: 220_000, requests: 20 })),
]

let isOver = false
for (const { page, weighed, bytes, requests } of BUDGETS) {
  const files = pageFiles(page)
  const loaded = files.filter((file) => weighed.test(file)).reduce((sum, file) => sum + packedSize(file), 0)
  const faults = [loaded > bytes && 'TOO LARGE', files.length > requests && 'TOO MANY REQUESTS'].filter(Boolean)
  isOver ||= faults.length > 0
  const size = `${(loaded / 1000).toFixed(1).padStart(6)} kB of ${bytes / 1000} kB (gzip)`
  console.log(`${page.padEnd(12)} ${size}, ${files.length} requests of ${requests}  ${faults.join(', ') || 'ok'}`)
}
process.exitCode = isOver ? 1 : 0
