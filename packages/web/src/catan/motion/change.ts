import type { Card, Resource } from '@serai/catan'
import type { Spot } from '../island/island-model.ts'

export interface CardCount {
  readonly resource: Resource
  readonly count: number
}

/** One thing that became different, in the words of somebody who looks at the table. */
export type Change =
  | { readonly kind: 'dice'; readonly seat: number; readonly a: number; readonly b: number }
  /** A hex gave cards. */
  | ({ readonly kind: 'yield'; readonly seat: number; readonly hex: number } & CardCount)
  | { readonly kind: 'discard'; readonly seat: number; readonly resource: Resource }
  | { readonly kind: 'robber'; readonly seat: number; readonly from: number; readonly to: number }
  /** Null: not for these eyes. */
  | { readonly kind: 'steal'; readonly seat: number; readonly victim: number; readonly resource: Resource | null }
  /** What one player lost to a monopoly. */
  | ({ readonly kind: 'monopoly'; readonly seat: number; readonly victim: number } & CardCount)
  | { readonly kind: 'plenty'; readonly seat: number; readonly got: readonly CardCount[] }
  | {
      readonly kind: 'trade'
      readonly seat: number
      readonly partner: number
      readonly given: readonly CardCount[]
      readonly got: readonly CardCount[]
    }
  | {
      readonly kind: 'bank-trade'
      readonly seat: number
      readonly given: readonly CardCount[]
      readonly got: readonly CardCount[]
    }
  | {
      readonly kind: 'build'
      readonly seat: number
      readonly piece: 'road' | 'settlement' | 'city'
      readonly spot: Spot
      readonly cost: readonly CardCount[]
    }
  | { readonly kind: 'card-paid'; readonly seat: number; readonly cost: readonly CardCount[] }
  /** Null: not for these eyes. */
  | { readonly kind: 'card-drawn'; readonly seat: number; readonly card: Card | null }
  | { readonly kind: 'card-played'; readonly seat: number; readonly card: Card }
  | {
      readonly kind: 'award'
      readonly award: 'longest-road' | 'largest-army'
      readonly from: number | null
      readonly to: number | null
    }
