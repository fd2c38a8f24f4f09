import { type Board, DESERT, randomBoard, spiralBoard, spiralNumbers } from '@serai/catan'
import type { Random } from '@serai/kernel'

/** How the numbers lie: along the spiral of R27, or anywhere. */
export type NumberPlacement = 'spiral' | 'random'

const SHUFFLES = 100

/** A board under construction: pieces change places, so that the box stays complete (R1, R3, R17). */
export class BoardBuilder implements Board {
  readonly terrain: number[]
  readonly number: number[]
  readonly harbour: number[]
  readonly #numbers: NumberPlacement
  #corner: number
  /** Takes the last change back. */
  #undo: () => void = () => {}

  /** `areFree`: red numbers may touch, against R28. */
  constructor(numbers: NumberPlacement, random: Random, areFree = false) {
    const board = numbers === 'spiral' ? spiralBoard(random) : randomBoard(random)
    this.terrain = [...board.terrain]
    this.number = [...board.number]
    this.harbour = [...board.harbour]
    this.#numbers = numbers
    this.#corner = 0
    if (numbers === 'spiral') this.#layNumbers(random.below(6))
    else if (areFree) for (let i = 0; i < SHUFFLES; i++) this.#swapNumbers(random)
  }

  /** One random change. */
  change(random: Random): void {
    const kind = random.below(10)
    if (kind === 0) this.#swapHarbours(random)
    else if (kind < 6) this.#swapTerrain(random)
    else if (this.#numbers === 'random') this.#swapNumbers(random)
    else this.#turnSpiral(random)
  }

  undo(): void {
    this.#undo()
  }

  copy(): Board {
    return { terrain: [...this.terrain], number: [...this.number], harbour: [...this.harbour] }
  }

  #swapHarbours(random: Random): void {
    const [a, b] = twoUnlike(this.harbour, random)
    swap(this.harbour, a, b)
    this.#undo = () => swap(this.harbour, a, b)
  }

  /** The desert takes its lack of a number along. */
  #swapTerrain(random: Random): void {
    const [a, b] = twoUnlike(this.terrain, random)
    const withDesert = this.terrain[a] === DESERT || this.terrain[b] === DESERT
    const turn = () => {
      swap(this.terrain, a, b)
      if (!withDesert) return
      if (this.#numbers === 'random') swap(this.number, a, b)
      else this.#layNumbers(this.#corner)
    }
    turn()
    this.#undo = turn
  }

  #swapNumbers(random: Random): void {
    let [a, b] = twoUnlike(this.number, random)
    while (this.number[a] === 0 || this.number[b] === 0) [a, b] = twoUnlike(this.number, random)
    swap(this.number, a, b)
    this.#undo = () => swap(this.number, a, b)
  }

  #turnSpiral(random: Random): void {
    const before = this.#corner
    this.#layNumbers(random.below(6))
    this.#undo = () => this.#layNumbers(before)
  }

  #layNumbers(corner: number): void {
    this.#corner = corner
    const laid = spiralNumbers(this.terrain, corner)
    for (let hex = 0; hex < laid.length; hex++) this.number[hex] = laid[hex]!
  }
}

function swap(list: number[], a: number, b: number): void {
  const kept = list[a]!
  list[a] = list[b]!
  list[b] = kept
}

/** Two places that hold different things. */
function twoUnlike(list: readonly number[], random: Random): [number, number] {
  for (;;) {
    const a = random.below(list.length)
    const b = random.below(list.length)
    if (list[a] !== list[b]) return [a, b]
  }
}
