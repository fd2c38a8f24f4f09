import { type ReactNode, useId } from 'react'
import { useText } from '../text/language.ts'
import styles from './charts.module.css'

/** The numbers of a chart, for those who read rather than look. */
export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

interface Props {
  readonly title: string
  /** At the right of the title: what is shown. */
  readonly note?: ReactNode
  readonly table?: ChartTable
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function ChartCard({ title, note, table, className = '', children }: Props) {
  const heading = useId()
  const { end } = useText()
  return (
    <section className={`card ${styles.card} ${className}`} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} {note ? <span>{note}</span> : null}
      </h2>
      {children}
      {table ? (
        <details className={styles.numbers}>
          <summary>{end.asNumbers}</summary>
          <Numbers table={table} caption={title} />
        </details>
      ) : null}
    </section>
  )
}

function Numbers({ table: { head, rows }, caption }: { table: ChartTable; caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys.
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className="num">
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name.
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <tr key={row}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
