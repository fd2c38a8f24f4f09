import type { LogLine } from '../table/log-line.ts'

/** What this step added to the log, in words, or the line that it went on with; `quiet` where it did neither. */
export function stepWords(before: readonly LogLine[], now: readonly LogLine[], quiet: string | null): string {
  const known = new Set(before.map(({ key }) => key))
  const added = now.filter(({ key }) => !known.has(key))
  if (added.length > 0) return added.map(({ text }) => text).join(' · ')
  const last = now.at(-1)?.text ?? ''
  return last === (before.at(-1)?.text ?? '') ? (quiet ?? last) : last
}
