import { RESOURCES } from '@serai/catan'
import type { CSSProperties } from 'react'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Counts, RESOURCE_NUMBERS } from './counts.ts'
import styles from './resource-cards.module.css'

/** A resource; says nothing to a screen reader: the words beside it do. */
export function ResourceIcon({ resource, className }: { resource: number; className?: string | undefined }) {
  return <Icon name={RESOURCES[resource]!} className={className} />
}

/** Cards as numbers with icons; `text` says them to a screen reader. */
export function Quantity({ counts, text }: { counts: Counts; text: string }) {
  return (
    <>
      <span className={styles.quantity} aria-hidden="true">
        {RESOURCE_NUMBERS.filter((resource) => counts[resource]! > 0).map((resource) => (
          <span key={resource} className={styles.count}>
            <b className="num">{counts[resource]}</b>
            <ResourceIcon resource={resource} />
          </span>
        ))}
      </span>
      <span className="vh">{text}</span>
    </>
  )
}

interface ResourceRowProps {
  readonly label: string
  readonly counts: Counts
  /** The most of each resource that there can be. */
  readonly most: Counts
  /** Shows it beside what is chosen. */
  readonly showsMost?: boolean
  /** Which resources can be added to now. */
  readonly canAdd: (resource: number) => boolean
  /** Under each resource. */
  readonly note: (resource: number) => string
  readonly onChange: (resource: number, by: 1 | -1) => void
}

/** The five resources: a tap on one adds it, the minus below takes it back. */
export function ResourceRow({ label, counts, most, showsMost = false, canAdd, note, onChange }: ResourceRowProps) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.row}>
      <legend className="vh">{label}</legend>
      {RESOURCE_NUMBERS.map((resource) => {
        const count = counts[resource]!
        const isOpen = canAdd(resource)
        return (
          <div key={resource} className={styles.one} data-chosen={count > 0 || undefined} style={tint(resource)}>
            <button
              type="button"
              className={styles.resource}
              aria-label={catanTrade.addOne(resource, count, most[resource]!)}
              aria-disabled={!isOpen || undefined}
              onClick={() => isOpen && onChange(resource, 1)}
            >
              <ResourceIcon resource={resource} />
              <b className="num">
                {count}
                {showsMost ? <small>/{most[resource]}</small> : null}
              </b>
            </button>
            <button
              type="button"
              className={styles.less}
              aria-label={catanTrade.oneLess(resource)}
              aria-disabled={count === 0 || undefined}
              onClick={() => count > 0 && onChange(resource, -1)}
            >
              <Icon name="minus" />
            </button>
            <small>{note(resource)}</small>
          </div>
        )
      })}
    </fieldset>
  )
}

/** The colour of a resource, for what is tinted with it. */
export function tint(resource: number): CSSProperties {
  return { '--tint': `var(--res-${RESOURCES[resource]})` } as CSSProperties
}
