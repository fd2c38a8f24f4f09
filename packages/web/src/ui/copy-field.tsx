import { useEffect, useRef, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from './button.tsx'
import styles from './copy-field.module.css'
import { copyFrom } from './copy-text.ts'
import { Icon } from './icon.tsx'

const THANKS_MS = 2_000

interface Props {
  readonly text: string
  readonly label: string
  /** With two lines a text is seen whole where one would cut it. */
  readonly lines?: number
}

/** A text that is there to be taken elsewhere, with the button that does it. */
export function CopyField({ text, label, lines = 1 }: Props) {
  const { lobby } = useText()
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), THANKS_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (field.current) setCopied(await copyFrom(field.current))
  }
  const held = {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      field.current = element
    },
    readOnly: true,
    value: text,
    'aria-label': label,
    onFocus: () => field.current?.select(),
  }
  return (
    <div className={styles.copy}>
      {lines > 1 ? <textarea {...held} rows={lines} /> : <input {...held} />}
      <Button onClick={copy}>
        <Icon name="copy" />
        {isCopied ? lobby.copied : lobby.copy}
      </Button>
      <span role="status" className="vh">
        {isCopied ? lobby.copied : ''}
      </span>
    </div>
  )
}
