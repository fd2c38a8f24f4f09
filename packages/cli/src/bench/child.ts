import { findGame } from '@serai/bots'
import { round } from './figure.ts'
import { fullEffort, MEASURES } from './measures.ts'

// Called by the bench command only, with names that it took from the same lists.
const [id = '', measure = '', seconds = ''] = process.argv.slice(2)
const figures = MEASURES[measure]!(findGame(id)!, fullEffort(Number(seconds)))
process.stdout.write(
  JSON.stringify(figures.map(({ name, value, unit }) => ({ name: `${id}/${name}`, value: round(value), unit }))),
)
