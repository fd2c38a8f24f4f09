/** How many times as long as in `npm test` the random tests are: `npm run soak` raises it. */
export const SOAK = Number(process.env.SERAI_SOAK ?? 1)

/** So many in `npm test`, and as many times more in a soak. */
export function soaked(count: number): number {
  return count * SOAK
}
