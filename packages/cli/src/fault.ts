/** What a person did wrong, in one line. Ends the command with exit code 2. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** One line, whatever it was. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}
