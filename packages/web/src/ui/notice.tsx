import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '../text/language.ts'
import { buttonClass } from './button.tsx'
import styles from './notice.module.css'

/** A page that has only one thing to say. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  const { common } = useText()
  return (
    <main className={styles.notice}>
      <p role="status">{text}</p>
      {children}
      <Link className={buttonClass()} href="/">
        {common.home}
      </Link>
    </main>
  )
}
