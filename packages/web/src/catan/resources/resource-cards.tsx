import { RESOURCES } from '@serai/catan'
import type { CSSProperties } from 'react'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Counts, GOODS } from './counts.ts'
import styles from './resource-cards.module.css'

/** A resource; says nothing to a screen reader: the words beside it do. */
export function GoodIcon({ good, className }: { good: number; className?: string | undefined }) {
  return <Icon name={RESOURCES[good]!} className={className} />
}

/** Cards as numbers with icons; `text` says them to a screen reader. */
export function Quantity({ counts, text }: { counts: Counts; text: string }) {
  return (
    <>
      <span className={styles.quantity} aria-hidden="true">
        {GOODS.filter((good) => counts[good]! > 0).map((good) => (
          <span key={good} className={styles.count}>
            <b className="num">{counts[good]}</b>
            <GoodIcon good={good} />
          </span>
        ))}
      </span>
      <span className="vh">{text}</span>
    </>
  )
}

interface GoodsRowProps {
  readonly label: string
  readonly counts: Counts
  /** The most of each good that there can be. */
  readonly most: Counts
  /** Shows it beside what is chosen. */
  readonly showsMost?: boolean
  /** Which goods can be added to now. */
  readonly canAdd: (good: number) => boolean
  /** Under each good. */
  readonly note: (good: number) => string
  readonly onChange: (good: number, by: 1 | -1) => void
}

/** The five goods: a tap on one adds it, the minus below takes it back. */
export function GoodsRow({ label, counts, most, showsMost = false, canAdd, note, onChange }: GoodsRowProps) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.row}>
      <legend className="vh">{label}</legend>
      {GOODS.map((good) => {
        const count = counts[good]!
        const isOpen = canAdd(good)
        return (
          <div key={good} className={styles.one} data-chosen={count > 0 || undefined} style={tint(good)}>
            <button
              type="button"
              className={styles.good}
              aria-label={catanTrade.addOne(good, count, most[good]!)}
              aria-disabled={!isOpen || undefined}
              onClick={() => isOpen && onChange(good, 1)}
            >
              <GoodIcon good={good} />
              <b className="num">
                {count}
                {showsMost ? <small>/{most[good]}</small> : null}
              </b>
            </button>
            <button
              type="button"
              className={styles.less}
              aria-label={catanTrade.oneLess(good)}
              aria-disabled={count === 0 || undefined}
              onClick={() => count > 0 && onChange(good, -1)}
            >
              <Icon name="minus" />
            </button>
            <small>{note(good)}</small>
          </div>
        )
      })}
    </fieldset>
  )
}

/** The colour of a good, for what is tinted with it. */
export function tint(good: number): CSSProperties {
  return { '--tint': `var(--res-${RESOURCES[good]})` } as CSSProperties
}
