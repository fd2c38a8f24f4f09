/**
 * The memory of a position and the numbers of actions, for bots, hot lab code and the test kit alone; `npm test`
 * refuses it anywhere else. Everybody else reads a position through `@serai/narde`.
 */

export { PLAY_CODES, playCode, playOfCode } from './learn/play-code.ts'
export { listMoves, packMoves, playHigh, playLow, playSide, stepsOf } from './plays/play.ts'
export * as layout from './state/layout.ts'
