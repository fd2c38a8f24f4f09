import { useEffect, useRef, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from './button.tsx'
import styles from './copy-field.module.css'
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

/**
 * Copies what a field holds. Over plain http, as in a home network, browsers have no `navigator.clipboard`; the old
 * command works there on a selection. False: neither did it, and the text stays selected for the person.
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/** The same for a text that stands in no field. */
export async function copyText(text: string): Promise<boolean> {
  const field = document.createElement('input')
  field.value = text
  field.className = 'vh'
  // Inside an open dialog, or the browser does not let it have the focus.
  const home = document.querySelector('dialog[open]') ?? document.body
  home.append(field)
  try {
    return await copyFrom(field)
  } finally {
    field.remove()
  }
}
