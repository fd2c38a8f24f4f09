/** A player of a game for two: strength, how sure it is of it, and how much it wavers (Glickman, "Example of the Glicko-2 system"). */
export interface Glicko {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export const NEW_GLICKO: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How fast the volatility may change. */
const TAU = 0.5
const SCALE = 173.7178
const CLOSE = 1e-6

export interface GlickoGame {
  readonly against: Glicko
  /** 1 won, 0 lost, 0.5 drawn. */
  readonly score: number
}

/** The player after a rating period with these games; without any, only the deviation grows. */
export function glickoAfter(player: Glicko, games: readonly GlickoGame[]): Glicko {
  const mu = (player.rating - NEW_GLICKO.rating) / SCALE
  const phi = player.deviation / SCALE
  let [information, surprise] = [0, 0]
  for (const { against, score } of games) {
    const g = weight(against.deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - NEW_GLICKO.rating) / SCALE)))
    information += g * g * expected * (1 - expected)
    surprise += g * (score - expected)
  }
  if (information === 0) return { ...player, deviation: widened(phi, player.volatility) }
  const variance = 1 / information
  const volatility = newVolatility(phi, player.volatility, variance, variance * surprise)
  const before = phi * phi + volatility * volatility
  const after = 1 / Math.sqrt(1 / before + 1 / variance)
  return {
    rating: NEW_GLICKO.rating + SCALE * (mu + after * after * surprise),
    deviation: Math.min(NEW_GLICKO.deviation, SCALE * after),
    volatility,
  }
}

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2)

const widened = (phi: number, volatility: number): number =>
  Math.min(NEW_GLICKO.deviation, SCALE * Math.hypot(phi, volatility))

/** Step 5: the root of f, found by the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const spread = phi * phi + variance + e
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU)
  }
  let left = a
  let right = Math.log(Math.max(delta * delta - phi * phi - variance, Number.MIN_VALUE))
  if (delta * delta <= phi * phi + variance) {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    right = a - k * TAU
  }
  let [fLeft, fRight] = [f(left), f(right)]
  while (Math.abs(right - left) > CLOSE) {
    const middle = left + ((left - right) * fLeft) / (fRight - fLeft)
    const fMiddle = f(middle)
    if (fMiddle * fRight <= 0) [left, fLeft] = [right, fRight]
    else fLeft /= 2
    ;[right, fRight] = [middle, fMiddle]
  }
  return Math.exp(left / 2)
}
