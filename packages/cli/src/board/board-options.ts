import { availableParallelism } from 'node:os'
import { BOARD_MODES } from '@serai/lab'
import { Option } from 'commander'
import { wholeNumber } from '../number-arguments.ts'
import { workersOption } from '../shared-options.ts'

export const SEATS = { min: 3, max: 4 }

export const modeOption = () =>
  new Option('--mode <mode>', 'how boards are generated').choices(BOARD_MODES).default('spiral')

export const constraintsOption = () =>
  new Option('--constraints <list>', 'comma-separated constraints for the board; see below')

export const seatsOption = () =>
  new Option('--seats <number>', 'number of players').argParser(wholeNumber(SEATS.min, SEATS.max)).default(SEATS.max)

export const coresOption = () => workersOption(availableParallelism(), 'one per core')
