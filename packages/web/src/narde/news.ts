import type { NardeLine } from './narde-log-lines.tsx'

/** What happened since my last choice: my own turn if it left none, then the other one's. */
export function newsFor(lines: readonly NardeLine[], seat: number): readonly string[] {
  const news: string[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const { icon, text, played } = lines[at]!
    // The opening roll and the end of a game have their own words.
    if (icon === 'dice' || icon === 'crown') break
    // A turn that is being played is on the board; that time ran out is told with the turn.
    if (!played) continue
    if (played.seat !== seat || !played.isFree || played.late !== null) news.unshift(played.late ?? text)
    if (played.seat === seat) break
  }
  return news
}
