import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '../text/language.ts'
import { buttonClass } from './button.tsx'
import { Header } from './header.tsx'
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

/** In place of a page that there is not: why, and the way on; or what else can be done about it. */
export function NotFound({ text, children }: { text: string; children?: ReactNode }) {
  const { common } = useText()
  return (
    <>
      <Header />
      <main className={styles.page}>
        <section className={`card ${styles.card}`}>
          <div role="status">
            <h1>{text}</h1>
          </div>
          {children}
          <Link className={buttonClass(children ? 'plain' : 'primary')} href="/">
            {common.home}
          </Link>
        </section>
      </main>
    </>
  )
}
