import { findGame } from '@serai/bots'
import { BOARD_MEASURES } from './board-measures.ts'
import { round } from './measurement.ts'
import { fullEffort, MEASURES } from './measures.ts'

// Called by the bench command only, with names that it took from the same lists.
const [id = '', measure = '', seconds = ''] = process.argv.slice(2)
const effort = fullEffort(Number(seconds))
const measurements = BOARD_MEASURES[measure]?.(effort) ?? MEASURES[measure]!(findGame(id)!, effort)
process.stdout.write(
  JSON.stringify(measurements.map(({ name, value, unit }) => ({ name: `${id}/${name}`, value: round(value), unit }))),
)
