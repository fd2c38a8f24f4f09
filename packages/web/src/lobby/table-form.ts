import type { Json } from '@serai/kernel'
import type { ClockRule, GameInfo, RulesRequest, TableRequest, TableSummary } from '@serai/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const CLOCKS = ['none', 's30', 's60', 's120'] as const
export type ClockChoice = (typeof CLOCKS)[number]

export const CLOCK_RULES: { readonly [choice in ClockChoice]: ClockRule | null } = {
  none: null,
  s30: { turnSeconds: 30, reserveSeconds: 120 },
  s60: { turnSeconds: 60, reserveSeconds: 300 },
  s120: { turnSeconds: 120, reserveSeconds: 600 },
}

/** How I want a table of a game. */
export interface TableForm {
  readonly seats: number
  readonly options: { readonly [name: string]: Json }
  readonly isPrivate: boolean
  /** A table may have a clock that is not asked for here. */
  readonly clock: ClockChoice | 'own'
}

type Forms = { readonly forms: { readonly [game: string]: TableForm | undefined } }

/** What was chosen the last time, by game. */
const useForms = create<Forms>()(persist((): Forms => ({ forms: {} }), { name: 'serai.table-forms' }))

export function rememberedForm(game: GameInfo): TableForm {
  return fitting(useForms.getState().forms[game.id], game)
}

export function rememberForm(game: GameInfo, form: TableForm): void {
  useForms.setState(({ forms }) => ({ forms: { ...forms, [game.id]: form } }))
}

/** The remembered form, where this game still allows it. */
export function fitting(
  known: TableForm | undefined,
  { seats, options }: Pick<GameInfo, 'seats' | 'options'>,
): TableForm {
  const form = known ?? { seats: seats.max, options: {}, isPrivate: true, clock: 'none' }
  return {
    ...form,
    seats: Math.min(seats.max, Math.max(seats.min, form.seats)),
    clock: form.clock in CLOCK_RULES ? form.clock : 'none',
    options: Object.fromEntries(Object.entries(form.options).filter(([name]) => name in options)),
  }
}

export function requestOf(game: GameInfo, { seats, options, isPrivate, clock }: TableForm): TableRequest {
  return { game: game.id, seats, options: { ...options }, isPrivate, clock: clockOf(clock, null) }
}

/** A table as it is. */
export function formOf({ seats, options, boardWish, isPrivate, clock }: TableSummary): TableForm {
  const known = CLOCKS.find((choice) => JSON.stringify(CLOCK_RULES[choice]) === JSON.stringify(clock ?? null))
  return {
    seats: seats.length,
    options: { ...options, ...(boardWish && { board: boardWish }) },
    isPrivate,
    clock: known ?? 'own',
  }
}

export function rulesOf({ seats, options, clock }: TableForm, before: Pick<TableSummary, 'clock'>): RulesRequest {
  return { seats, options: { ...options }, clock: clockOf(clock, before.clock ?? null) }
}

function clockOf(choice: TableForm['clock'], own: ClockRule | null): ClockRule | null {
  return choice === 'own' ? own : CLOCK_RULES[choice]
}
