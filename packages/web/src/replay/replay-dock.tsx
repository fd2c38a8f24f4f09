import { useId } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './replay.module.css'
import { PACES, type Pace, type Player } from './use-replay.ts'

interface Props {
  readonly player: Player
  readonly turn: number
  /** The steps at which the games begin: one, or those of a match. */
  readonly starts: readonly number[]
  readonly names: readonly string[]
  /** Null: everything is open. */
  readonly viewer: number | null
  /** Where nothing is hidden, one chooses a side to look from. */
  readonly hasSecrets: boolean
  readonly onViewer: (viewer: number | null) => void
}

const SHAPES = {
  start: 'M6 5v14M20 5 10 12l10 7z',
  turnBack: 'M12 5 3 12l9 7zM21 5l-9 7 9 7z',
  back: 'M15.5 5 8 12l7.5 7',
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M8.5 5 16 12l-7.5 7',
  turnNext: 'M12 5l9 7-9 7zM3 5l9 7-9 7z',
  end: 'M18 5v14M4 5l10 7-10 7z',
} as const

/** Slider, steps and the choice of eyes. */
export function ReplayDock({ player, turn, starts, names, viewer, hasSecrets, onViewer }: Props) {
  const { end, replay } = useText()
  const { step, last, isPlaying, pace } = player
  const marks = useId()
  return (
    <section className={styles.dock} aria-label={replay.controls}>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        list={marks}
        value={step}
        aria-label={replay.step}
        aria-valuetext={replay.stepOf(step, last, turn)}
        onChange={(event) => player.goTo(event.currentTarget.valueAsNumber)}
      />
      <datalist id={marks}>
        {starts.slice(1).map((start) => (
          <option key={start} value={start} />
        ))}
      </datalist>
      <div className={styles.steps}>
        <Step shape="start" label={replay.toStart} off={step === 0} onClick={() => player.goTo(0)} />
        <Step shape="turnBack" label={replay.turnBack} off={step === 0} onClick={() => player.goByTurn(-1)} />
        <Step shape="back" label={replay.back} off={step === 0} onClick={() => player.goBy(-1)} />
        <Step
          shape={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? replay.pause : replay.play}
          onClick={player.toggle}
        />
        <Step shape="next" label={replay.next} off={step === last} onClick={() => player.goBy(1)} />
        <Step shape="turnNext" label={replay.turnNext} off={step === last} onClick={() => player.goByTurn(1)} />
        <Step shape="end" label={replay.toEnd} off={step === last} onClick={() => player.goTo(last)} />
      </div>
      <p className={`${styles.where} num`}>{replay.stepOf(step, last, turn)}</p>
      <div className={styles.picks}>
        {starts.length > 1 ? (
          <select
            aria-label={end.game}
            value={String(starts.findLastIndex((start) => start <= step))}
            onChange={({ currentTarget: { value } }) => player.goTo(starts[Number(value)]!)}
          >
            {starts.map((start, index) => (
              <option key={start} value={index}>
                {end.gameOf(index + 1, starts.length)}
              </option>
            ))}
          </select>
        ) : null}
        <label>
          <span>{replay.seenBy}</span>
          <select
            value={String(viewer ?? '')}
            onChange={({ currentTarget: { value } }) => onViewer(value === '' ? null : Number(value))}
          >
            {hasSecrets ? <option value="">{replay.everything}</option> : null}
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{replay.pace}</span>
          <select
            value={String(pace)}
            onChange={({ currentTarget: { value } }) => player.setPace(Number(value) as Pace)}
          >
            {PACES.map((one, index) => (
              <option key={one} value={one}>
                {replay.paces[index]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}

interface StepProps {
  readonly shape: keyof typeof SHAPES
  readonly label: string
  readonly off?: boolean
  readonly onClick: () => void
}

function Step({ shape, label, off = false, onClick }: StepProps) {
  return (
    <Button square aria-label={label} title={label} aria-disabled={off} onClick={() => off || onClick()}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={SHAPES[shape]}
          // A step is a bare angle, so that nobody takes it for "play".
          fill={shape === 'back' || shape === 'next' ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth={shape === 'back' || shape === 'next' ? 2.4 : 1.6}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </Button>
  )
}
