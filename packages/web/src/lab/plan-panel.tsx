import { RESOURCES, type Resource } from '@serai/catan'
import { ADVICE_METHODS, type AdviceMethod, type SetupPlan, setupModelError } from '@serai/lab'
import { useId, useRef } from 'react'
import { pieceLook } from '../catan/piece-look.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LookMark } from '../ui/seat-mark.tsx'
import fairness from './fairness-card.module.css'
import { Lands, type LandView, landsOf } from './place-lands.tsx'
import styles from './plan-panel.module.css'
import { harbourWords, type LabTexts } from './reason-words.ts'
import { useFocusAfter } from './use-lab-work.ts'
import type { Plans } from './use-plans.ts'

interface Props {
  readonly plans: Plans
  readonly seats: number
  /** How many settlements stand already. */
  readonly placed: number
  readonly method: AdviceMethod
  readonly onMethod: (method: AdviceMethod) => void
}

/** The whole setup by one method: every seat with its two settlements, and the methods side by side. */
export function PlanPanel({ plans, seats, placed, method, onMethod }: Props) {
  const texts = useText()
  const { common, lab } = texts
  const { plan, all, isThinking, retry } = plans
  const status = useRef<HTMLParagraphElement>(null)
  useFocusAfter(retry, status)
  return (
    <section className={`card ${fairness.panel}`} aria-label={lab.plan}>
      <h2>
        {lab.plan}
        {plan ? <span className={fairness.grade}>{lab.grades[plan.card.grade]}</span> : null}
      </h2>
      <p className={fairness.note}>{placed === 0 ? lab.planNote : lab.planFrom(placed)}</p>
      <Methods plans={all} seats={seats} method={method} onMethod={onMethod} />
      <p className={fairness.small}>{lab.comparedNote(Math.round(100 * setupModelError(seats)))}</p>
      <p ref={status} tabIndex={-1} role="status" className={isThinking || retry ? styles.status : 'vh'}>
        {isThinking ? lab.planThinking : retry ? lab.noPlan : ''}
      </p>
      {retry ? <Button onClick={retry}>{common.retry}</Button> : null}
      {plan ? (
        <ul className={styles.seats}>
          {planSeats(plan, texts).map((view) => (
            <SeatCard key={view.seat} {...view} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type MethodsProps = Pick<Props, 'seats' | 'method' | 'onMethod'> & { readonly plans: readonly SetupPlan[] }

/** Chooses a method by its row: what each seat would have by it. */
function Methods({ plans, seats, method, onMethod }: MethodsProps) {
  const { lab } = useText()
  const name = useId()
  return (
    <table className={styles.methods}>
      <caption className="vh">{lab.compared}</caption>
      <thead>
        <tr>
          <th scope="col">{lab.method}</th>
          {Array.from({ length: seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
            <th key={seat} scope="col">
              <LookMark look={pieceLook(seat)} size={20} />
              <span className="vh">{lab.seat(seat)}</span>
            </th>
          ))}
          <th scope="col">{lab.gapShort}</th>
        </tr>
      </thead>
      <tbody>
        {ADVICE_METHODS.map((one) => (
          <tr key={one}>
            <th scope="row">
              <label>
                <input
                  type="radio"
                  className="vh"
                  name={name}
                  checked={one === method}
                  onChange={() => onMethod(one)}
                />
                {lab.methods[one]}
              </label>
            </th>
            <MethodFigures plan={plans.find((plan) => plan.method === one)} seats={seats} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MethodFigures({ plan, seats }: { plan: SetupPlan | undefined; seats: number }) {
  const { lab } = useText()
  if (!plan) {
    return (
      <td colSpan={seats + 1} className={styles.waiting}>
        {lab.planThinking}
      </td>
    )
  }
  return (
    <>
      {plan.card.seats.map(({ pips, types }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
        <td key={seat} className="num">
          <span aria-hidden="true">
            {pips}
            <small>/{types}</small>
          </span>
          <span className="vh">
            {lab.pips(pips)}, {lab.resources(types)}
          </span>
        </td>
      ))}
      <td className="num">{lab.decimals(100 * plan.card.gap)}</td>
    </>
  )
}

function SeatCard({ seat, name, pips, share, settlements, resources }: PlanSeatView) {
  const { lab, catanBoard } = useText()
  return (
    <li className={styles.seat}>
      <h3>
        <LookMark look={pieceLook(seat)} size={26} />
        <span>{name}</span>
        <small className="num">{share}</small>
        <b className="num">{pips}</b>
      </h3>
      <ol className={styles.settlements}>
        {settlements.map(({ order, isPlaced, lands, pips, harbour }) => (
          <li key={order}>
            <i className={isPlaced ? styles.placed : ''} aria-hidden="true">
              {order}
            </i>
            <span className="vh">{lab.settlementAt(order)}</span>
            <span className={styles.words}>
              <Lands lands={lands} pips={pips} />
              {harbour ? <span className={styles.harbour}>{harbour}</span> : null}
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.resources} aria-label={lab.byResource}>
        {resources.map(({ resource, pips }) => (
          <li key={resource} className={pips === 0 ? styles.lacking : ''}>
            <Icon name={resource} />
            <b className="num">{pips}</b>
            <span>{catanBoard.resources[resource]}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** A seat of a plan as it is shown. */
export interface PlanSeatView {
  readonly seat: number
  readonly name: string
  readonly pips: string
  /** Its expected share of wins. */
  readonly share: string
  readonly settlements: readonly {
    /** When it is placed, from 1. */
    readonly order: number
    readonly isPlaced: boolean
    readonly lands: readonly LandView[]
    readonly pips: string
    readonly harbour: string | null
  }[]
  readonly resources: readonly { readonly resource: Resource; readonly pips: number }[]
}

export function planSeats({ placements, card }: SetupPlan, { lab, catanBoard }: LabTexts): readonly PlanSeatView[] {
  return card.seats.map(({ pips, byResource, share }, seat) => ({
    seat,
    name: lab.seat(seat),
    pips: lab.pips(pips),
    share: lab.wins(lab.percent(lab.decimals(100 * share))),
    settlements: placements.flatMap((one, step) =>
      one.seat === seat
        ? [
            {
              order: step + 1,
              isPlaced: one.isPlaced,
              lands: landsOf(one),
              pips: lab.pips(one.pips),
              harbour: one.harbour === null ? null : harbourWords(one.harbour, catanBoard),
            },
          ]
        : [],
    ),
    resources: RESOURCES.map((resource, r) => ({ resource, pips: byResource[r]! })),
  }))
}
