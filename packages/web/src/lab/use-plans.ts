import type { CatanState } from '@serai/catan'
import { ADVICE_METHODS, type AdviceMethod, type SetupPlan } from '@serai/lab'
import { useEffect, useMemo, useState } from 'react'
import { placementsOf } from './draft.ts'
import type { PlanJob } from './lab-work.ts'
import type { Draft } from './use-draft.ts'
import { useLabWork } from './use-lab-work.ts'

export interface Plans {
  /** By the chosen method; null while it is worked out. */
  readonly plan: SetupPlan | null
  /** Those that are there by now, by any method. */
  readonly all: readonly SetupPlan[]
  readonly isThinking: boolean
  /** Begins once more; null unless a plan could not be had. */
  readonly retry: (() => void) | null
}

const NONE: readonly SetupPlan[] = []

/** The whole setup from what stands. The chosen method comes first, the others follow to be compared with it; null: nobody asks. */
export function usePlans({ state, placed }: Pick<Draft, 'state' | 'placed'>, method: AdviceMethod | null): Plans {
  const [known, setKnown] = useState<{ readonly state: CatanState; readonly plans: readonly SetupPlan[] } | null>(null)
  const all = known?.state === state ? known.plans : NONE
  const isKnown = (one: AdviceMethod) => all.some((plan) => plan.method === one)
  const next = method && [method, ...ADVICE_METHODS].find((one) => !isKnown(one))
  const job = useMemo<PlanJob | null>(
    () => (next ? { kind: 'plan', state, placed: placementsOf(placed), method: next } : null),
    [state, placed, next],
  )
  const { answer, retry } = useLabWork(job)
  useEffect(() => {
    if (answer) setKnown((now) => ({ state, plans: [...(now?.state === state ? now.plans : NONE), answer] }))
  }, [answer, state])
  const plan = all.find((one) => one.method === method) ?? null
  return { plan, all, isThinking: method !== null && plan === null && retry === null, retry }
}
