import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../text/language.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  /** At the right edge where there is room, so that the board stays in sight. */
  readonly beside?: boolean
  readonly children: ReactNode
}

/**
 * A dialog: in the middle on a desktop, from below on a phone. The browser keeps the focus in it, first on what has
 * `data-first`; Escape and the way back close it.
 */
export function Sheet({ title, onClose, wide = false, beside = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { common } = useText()
  // Closed while it is still in the page, or the focus does not go back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element?.close()
  }, [])
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => closeOnBack(() => close.current()), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; for keys there is Escape.
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${wide ? styles.wide : ''} ${beside ? styles.beside : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <Button kind="quiet" square aria-label={common.close} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      {children}
    </dialog>
  )
}

/**
 * The way back closes what lies over the page before it leaves the page: an entry of the history stands for everything
 * that is open, however much it is.
 */
const OPEN = 'serai.open'

/** How each that is open is closed; the uppermost is the last. */
const open: (() => void)[] = []
/** We are on the way back ourselves. */
let isLeaving = false
let isListening = false

/** To be undone when it is closed, in whatever way. */
export function closeOnBack(close: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', (event) => arrive(event.state))
  isListening = true
  open.push(close)
  enter()
  return () => {
    open.splice(open.indexOf(close), 1)
    // Another one may open in its place, or the page may change.
    setTimeout(leave)
  }
}

function enter(): void {
  if (!isLeaving && open.length > 0 && !isOurs(history.state)) history.pushState({ [OPEN]: true }, '')
}

function leave(): void {
  if (isLeaving || open.length > 0 || !isOurs(history.state)) return
  isLeaving = true
  history.back()
}

function arrive(state: unknown): void {
  const isOwnWay = isLeaving
  isLeaving = false
  // What our entry stood for is closed: it was left for another page, and is gone past.
  if (isOurs(state)) leave()
  else if (!isOwnWay) open.at(-1)?.()
  // Something is still open, or has been opened meanwhile.
  setTimeout(enter)
}

function isOurs(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPEN in state
}
