import { InvalidArgumentError } from 'commander'

/** For commander: a whole number from min to max, nothing else. */
export function wholeNumber(min: number, max: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN
    if (Number.isSafeInteger(value) && value >= min && value <= max) return value
    throw new InvalidArgumentError(`It must be a whole number ${range(min, max)}.`)
  }
}

export function positiveNumber(max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
    if (value > 0 && value <= max) return value
    throw new InvalidArgumentError(`It must be a number above 0 and at most ${max}.`)
  }
}

function range(min: number, max: number): string {
  return max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
}
