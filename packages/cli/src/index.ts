export type { Context } from './context.ts'
export { BAD_INPUT, buildProgram, DONE, run } from './program.ts'
