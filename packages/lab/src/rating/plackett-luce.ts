/** A player of a game for several: strength and how sure it is of it (Weng and Lin 2011, algorithm 4). */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 }

const BETA = NEW_SKILL.sigma / 2
/** What is left of a variance at least. */
const KAPPA = 0.0001

/** The players after a game; `ranks[i]` is the place of player i, equal places are ties. */
export function skillsAfter(players: readonly Skill[], ranks: readonly number[]): Skill[] {
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0))
  const strengths = players.map(({ mu }) => Math.exp(mu / c))
  /** Of everybody who was still in the race when player q took their place. */
  const fields = ranks.map((rank) =>
    strengths.reduce((sum, strength, i) => (ranks[i]! >= rank ? sum + strength : sum), 0),
  )
  const ties = ranks.map((rank) => ranks.filter((other) => other === rank).length)
  return players.map(({ mu, sigma }, i) => {
    let [omega, delta] = [0, 0]
    for (let q = 0; q < players.length; q++) {
      if (ranks[q]! > ranks[i]!) continue
      const chance = strengths[i]! / fields[q]!
      omega += ((q === i ? 1 : 0) - chance) / ties[q]!
      delta += (chance * (1 - chance)) / ties[q]!
    }
    const variance = sigma * sigma
    const shrink = (sigma / c) * (variance / (c * c)) * delta
    return { mu: mu + (variance / c) * omega, sigma: sigma * Math.sqrt(Math.max(1 - shrink, KAPPA)) }
  })
}

/** What a list shows: low while it is not sure, so that nobody leads by one lucky game. */
export function shownSkill({ mu, sigma }: Skill): number {
  return Math.max(0, Math.round(100 * (mu - 3 * sigma) * 0.4 + 1000))
}
