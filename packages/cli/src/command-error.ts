/** Why the command cannot do what was asked, in one line for the person who asked. Ends it with exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** One line, whatever it was. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}

/** The command did its work, has said so, and the answer is no. Ends it with exit code 1. */
export class NegativeResult extends Error {
  override readonly name = 'NegativeResult'
}

/** Somebody stopped the command, and it has put in order what it leaves. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  /** As the shell gives it for the signal. */
  readonly exitCode: number

  constructor(signal: number) {
    super('stopped')
    this.exitCode = 128 + signal
  }
}
