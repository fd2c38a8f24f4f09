import { activeSeat, catan, setupStep } from '@serai/catan'
import {
  ADVICE_METHODS,
  type Advice,
  type AdviceMethod,
  isDrafting,
  type PlaceAdvice,
  setupFairnessCard,
  setupModelError,
} from '@serai/lab'
import { useMemo, useRef } from 'react'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './advice-panel.module.css'
import { isRoadNext, placementsOf } from './draft.ts'
import fairness from './fairness-card.module.css'
import { CardFigures, signed } from './fairness-card.tsx'
import { Lands, type LandView, landsOf } from './place-lands.tsx'
import { type LabTexts, reasonWords } from './reason-words.ts'
import type { Draft } from './use-draft.ts'
import { useFocusAfter } from './use-lab-work.ts'

interface Props {
  readonly draft: Draft
  readonly method: AdviceMethod
  readonly onMethod: (method: AdviceMethod) => void
}

/** Where to settle and why, for every seat of the draft, which can be played through. */
export function AdvicePanel({ draft, method, onMethod }: Props) {
  const { common, lab } = useText()
  const { state, seat, advice, canTakeBack } = draft
  const seats = catan.seatCount(state)
  const isMine = isDrafting(state) && seat === activeSeat(state)
  const first = advice?.places[0]
  const turn = useRef<HTMLParagraphElement>(null)
  useFocusAfter(draft.retry, turn)
  return (
    <section className={`card ${fairness.panel}`} aria-label={lab.best}>
      <h2>{lab.best}</h2>
      <Choice
        label={lab.method}
        value={method}
        values={ADVICE_METHODS.map((value) => ({ value, label: lab.methods[value] }))}
        onChange={onMethod}
      />
      <p className={fairness.note}>{methodNote(method, seats, lab)}</p>
      {isDrafting(state) ? (
        <Choice
          label={lab.draftSeat}
          value={String(seat)}
          values={Array.from({ length: seats }, (_, at) => ({ value: String(at), label: lab.seat(at) }))}
          onChange={(value) => draft.choose(Number(value))}
        />
      ) : null}
      <p ref={turn} tabIndex={-1} role="status" className={styles.turn}>
        <TurnWords draft={draft} />
      </p>
      {draft.retry ? <Button onClick={draft.retry}>{common.retry}</Button> : null}
      {isDrafting(state) ? <Places draft={draft} isMine={isMine} /> : <Result draft={draft} />}
      <div className={styles.actions}>
        <Button disabled={!canTakeBack} onClick={draft.takeBack}>
          <Icon name="undo" />
          {lab.takeBack}
        </Button>
        {isDrafting(state) ? (
          <Button disabled={!first || !isMine} onClick={() => first && draft.place(first)}>
            {lab.placeBest}
          </Button>
        ) : (
          <Button onClick={draft.restart}>{lab.fromStart}</Button>
        )}
      </div>
    </section>
  )
}

function TurnWords({ draft: { state, seat, advice, isThinking, retry, hasPlaced } }: { draft: Draft }) {
  const { lab } = useText()
  if (!isDrafting(state)) return lab.draftOver
  if (isThinking) return lab.thinking
  if (retry) return lab.noAdvice
  if (hasPlaced) return lab.hasPlaced(seat)
  if (advice && advice.foreseen.length > 0) return lab.foreseen(advice.foreseen.length)
  if (isRoadNext(state)) return lab.toRoad(seat)
  return lab.toPlace(seat, setupStep(state) < catan.seatCount(state) ? 1 : 2)
}

function Places({ draft: { state, advice, place }, isMine }: { draft: Draft; isMine: boolean }) {
  const texts = useText()
  const views = useMemo(() => (advice && !isRoadNext(state) ? placeViews(advice, texts) : []), [advice, state, texts])
  return (
    <ol className={styles.places}>
      {views.map((view) => (
        <li key={view.rank}>
          {isMine ? (
            <button type="button" title={texts.lab.placeAt(view.rank)} onClick={() => place(view)}>
              <PlaceRow {...view} />
            </button>
          ) : (
            <div>
              <PlaceRow {...view} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function PlaceRow({ rank, lands, pips, why, worth, isGain }: PlaceView) {
  const tone = isGain === null ? '' : isGain ? styles.good : styles.bad
  return (
    <>
      <span className={styles.rank}>{rank}</span>
      <span className={styles.words}>
        <Lands lands={lands} pips={pips} />
        <span className={styles.why}>{why}</span>
      </span>
      <b className={`num ${styles.worth} ${tone}`}>{worth}</b>
    </>
  )
}

/** What everybody has when the draft is over. */
function Result({ draft: { state, placed } }: { draft: Draft }) {
  const { lab } = useText()
  const card = useMemo(() => setupFairnessCard(state, placementsOf(placed), 'greedy'), [state, placed])
  return (
    <>
      <p className={`${fairness.note} ${fairness.graded}`}>
        {lab.draftNote} <span className={fairness.grade}>{lab.grades[card.grade]}</span>
      </p>
      <CardFigures card={card} />
    </>
  )
}

/** A place of the advice as it is shown. */
export interface PlaceView {
  readonly rank: number
  readonly vertex: number
  readonly edge: number
  readonly lands: readonly LandView[]
  readonly pips: string
  readonly why: string
  readonly worth: string
  /** Does it help or hurt? Null where the worth is no gain. */
  readonly isGain: boolean | null
}

/** What the worth of a place is by this method. */
export function methodNote(method: AdviceMethod, seats: number, lab: Catalogue['lab']): string {
  if (method !== 'expert') return lab.methodNotes[method]
  return lab.expertNote(Math.round(100 / seats), Math.round(100 * setupModelError(seats)))
}

/** So many have a ring on the board. */
export const SHOWN = 4

export function placeViews(advice: Advice, texts: LabTexts): readonly PlaceView[] {
  return advice.places.slice(0, SHOWN).map((place, i) => ({
    rank: i + 1,
    vertex: place.vertex,
    edge: place.edge,
    lands: landsOf(place),
    pips: texts.lab.pips(place.pips),
    why: reasonWords(place.reasons, texts),
    ...worthOf(advice, place, texts),
  }))
}

function worthOf(
  { method }: Advice,
  { worth, reasons }: PlaceAdvice,
  { lab }: LabTexts,
): Pick<PlaceView, 'worth' | 'isGain'> {
  if (method !== 'expert') return { worth: lab.worth[method](String(Math.round(worth))), isGain: null }
  const share = reasons.find(({ code }) => code === 'win_share')
  const gain = share?.code === 'win_share' ? 100 * share.gain : 0
  return { worth: lab.gain(signed(gain, lab)), isGain: gain >= 0 }
}
