import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../text/language.ts'
import { closeOnBack } from './back-closes.ts'
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
