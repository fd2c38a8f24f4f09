import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

export type ButtonKind = 'plain' | 'primary' | 'second' | 'quiet'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind
  /** As wide as it is high, for an icon alone; give it an aria-label. */
  readonly square?: boolean
}

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'plain', square = false): string {
  return [styles.button, kind === 'plain' ? '' : styles[kind], square ? styles.square : ''].filter(Boolean).join(' ')
}

export function Button({ kind = 'plain', square = false, className = '', ...rest }: Props) {
  return <button type="button" {...rest} className={`${buttonClass(kind, square)} ${className}`} />
}
