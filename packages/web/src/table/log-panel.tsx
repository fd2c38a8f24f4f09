import { memo, useEffect, useRef } from 'react'
import { useText } from '../text/language.ts'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { type Block, blocksOf, type LogLine } from './log-line.ts'
import styles from './log-panel.module.css'

/** So near the end, one is at the end. */
const NEAR = 40

interface Props {
  readonly lines: readonly LogLine[]
  /** A line was clicked; without it there is nothing to click. */
  readonly onLine?: OnLine | undefined
}

type OnLine = (line: LogLine) => void

/** Newest at the bottom, and it stays there unless somebody scrolled up to read. */
export function LogPanel({ lines, onLine }: Props) {
  const { scroller, list, end } = useStickToEnd()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <div ref={scroller} className={styles.log} tabIndex={0}>
      <ol ref={list}>
        {blocksOf(lines).map((block) => (
          <Lines key={block.first} {...block} onLine={onLine} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

/** Sizes are read when the browser has them, never asked for: a line must not cost a layout of the whole table. */
function useStickToEnd() {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = scroller.current
    if (!root || !list.current || !end.current) return
    let isAtEnd = true
    const growth = new ResizeObserver(() => {
      if (isAtEnd) root.scrollTop = root.scrollHeight
    })
    const view = new IntersectionObserver(
      (entries) => {
        isAtEnd = entries.at(-1)?.isIntersecting ?? isAtEnd
      },
      { root, rootMargin: `0px 0px ${NEAR}px 0px` },
    )
    growth.observe(list.current)
    growth.observe(root)
    view.observe(end.current)
    return () => {
      growth.disconnect()
      view.disconnect()
    }
  }, [])
  return { scroller, list, end }
}

const Lines = memo(
  function Lines({ lines, onLine }: Block & Pick<Props, 'onLine'>) {
    return lines.map((line) => <Line key={line.key} line={line} onLine={onLine} />)
  },
  (a, b) =>
    a.onLine === b.onLine &&
    a.lines.length === b.lines.length &&
    a.lines[0] === b.lines[0] &&
    a.lines.at(-1) === b.lines.at(-1),
)

const Line = memo(function Line({ line, onLine }: { line: LogLine } & Pick<Props, 'onLine'>) {
  const { table } = useText()
  const words = (
    <>
      {line.icon ? <Icon name={line.icon} /> : line.seat === null ? null : <SeatMark seat={line.seat} size={18} />}
      <span>{line.parts}</span>
    </>
  )
  return (
    <li>
      {line.turn === undefined ? null : <p className={styles.turn}>{table.turn(line.turn)}</p>}
      {onLine ? (
        // Not by the tab key: hundreds of lines would stand before whatever comes next, and keys have their own ways.
        <button type="button" tabIndex={-1} className={styles.line} onClick={() => onLine(line)}>
          {words}
        </button>
      ) : (
        <div className={styles.line}>{words}</div>
      )}
    </li>
  )
})
