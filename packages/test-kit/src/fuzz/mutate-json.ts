import type { Random } from '@serai/kernel'
import { cloneTree, define, junk, pick } from '../malformed.ts'

type Tree = Record<string, unknown>

/** Where a value stands: in which object or list, and under which key. */
interface Place {
  readonly tree: Tree
  readonly key: string
}

/** What stands under each key anywhere in another value of the same kind. */
export type Donor = ReadonlyMap<string, readonly unknown[]>

const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'length', 'type', '0', '-1', '', 'x', '\u0000', '\ud800']
const SMALL = 26
/** One change in so many is plain nonsense; the others look like what was there, and get further. */
const NONSENSE = 6

export function donorOf(value: unknown): Donor {
  const found = new Map<string, unknown[]>()
  for (const { tree, key } of placesIn(value)) {
    const values = found.get(key) ?? []
    found.set(key, values)
    values.push(tree[key])
  }
  return found
}

/** A copy with one to six changes; often one that still looks sound. `donor`: what else could stand there. */
export function mutateJson(random: Random, value: unknown, donor: Donor): unknown {
  // A root of its own, so that the value itself can be changed too.
  const root: Tree = { root: cloneTree(value) }
  const most = 1 + random.below(6)
  const changes = 1 + random.below(most)
  for (let i = 0; i < changes; i++) {
    const places = placesIn(root)
    if (places.length === 0) break
    // Near the root stands what matters for all the rest.
    const place = pick(random, random.below(3) === 0 ? places.slice(0, 40) : places)
    if (random.below(NONSENSE) === 0) nonsense(random, place)
    else change(random, place, donor)
  }
  return root.root
}

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found
  const tree = value as Tree
  const keys = Object.keys(tree)
  for (const key of keys) found.push({ tree, key })
  for (const key of keys) placesIn(tree[key], found)
  return found
}

function nonsense(random: Random, { tree, key }: Place): void {
  const here = tree[key]
  switch (random.below(6)) {
    case 0:
      if (Array.isArray(tree)) tree.push(junk(random))
      else define(tree, pick(random, ODD_KEYS), junk(random))
      break
    case 1:
      if (Array.isArray(tree)) tree.splice(Number(key), 1)
      else delete tree[key]
      break
    case 2:
      define(tree, key, [here])
      break
    case 3:
      define(tree, key, { [key]: here })
      break
    case 4:
      define(tree, key, nested(random, here))
      break
    default:
      define(tree, key, junk(random))
  }
}

function nested(random: Random, value: unknown): unknown {
  let deep = value
  for (let i = random.below(200); i >= 0; i--) deep = i % 2 === 0 ? [deep] : { x: deep }
  return deep
}

function change(random: Random, { tree, key }: Place, donor: Donor): void {
  const here = tree[key]
  const others = donor.get(key)
  const isTree = typeof here === 'object' && here !== null && Object.keys(here).length > 0
  if (others && random.below(3) === 0) define(tree, key, cloneTree(pick(random, others)))
  else if (Array.isArray(here) && isTree) changeList(random, here)
  else if (isTree) changeObject(random, here as Tree)
  else define(tree, key, otherLeaf(random, here, others))
}

function otherLeaf(random: Random, here: unknown, others: readonly unknown[] | undefined): unknown {
  if (typeof here === 'number') return otherNumber(random, here)
  if (typeof here === 'boolean') return !here
  return others ? cloneTree(pick(random, others)) : random.below(SMALL)
}

function otherNumber(random: Random, here: number): number {
  switch (random.below(5)) {
    case 0:
      return here + 1
    case 1:
      return here - 1
    case 2:
      return 0
    case 3:
      return random.below(SMALL)
    default:
      return pick(random, [
        -here,
        2 * here,
        here + 0.5,
        here + 2 ** 31,
        here + 2 ** 32,
        2 ** 53,
        -0,
        1e300,
        random.next(),
      ])
  }
}

function changeList(random: Random, list: unknown[]): void {
  const [a, b] = [random.below(list.length), random.below(list.length)]
  switch (random.below(4)) {
    case 0:
      list.splice(a, 1)
      return
    case 1:
      list.push(cloneTree(list[a]))
      return
    case 2:
      list.splice(b, 0, ...list.splice(a, 1))
      return
    default:
      ;[list[a], list[b]] = [list[b], list[a]]
  }
}

function changeObject(random: Random, object: Tree): void {
  const keys = Object.keys(object)
  const [a, b] = [pick(random, keys), pick(random, keys)]
  const kept = object[a]
  switch (random.below(4)) {
    case 0:
      delete object[a]
      return
    case 1:
      define(object, a, cloneTree(object[b]))
      return
    case 2:
      // From one to the other, so that their sum stays as it was.
      if (typeof kept !== 'number' || typeof object[b] !== 'number') break
      define(object, a, kept - 1)
      define(object, b, (object[b] as number) + 1)
      return
    default:
  }
  define(object, a, object[b])
  define(object, b, kept)
}
