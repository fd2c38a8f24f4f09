import { Z } from './interval.ts'

/** The 0.975 quantile of Student's t: exact for 1 and 2 degrees of freedom, else Fisher's expansion (off by under 1 %). */
export function tQuantile(degreesOfFreedom: number): number {
  if (degreesOfFreedom === 1) return Math.tan(Math.PI * 0.475)
  if (degreesOfFreedom === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2))
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ]
  return terms.reduce((sum, term, power) => sum + term / degreesOfFreedom ** power, 0)
}
