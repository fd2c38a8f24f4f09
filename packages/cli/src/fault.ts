/** What a person did wrong, in one line. Ends the command with exit code 2. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** One line, whatever it was. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}

/** The command did its work, has said so, and the answer is no. Ends it with exit code 1. */
export class Negative extends Error {
  override readonly name = 'Negative'
}

/** Somebody stopped the command, and it has put in order what it leaves. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
  /** As the shell gives it for the signal. */
  readonly exitCode: number

  constructor(signal: number) {
    super('stopped')
    this.exitCode = 128 + signal
  }
}
