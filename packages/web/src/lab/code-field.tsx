import { isRefusal } from '@serai/kernel'
import { formatBoardCode, parseBoardCode } from '@serai/lab'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { copyFrom } from '../ui/copy-text.ts'
import { type CodeFault, codeFault } from './code-fault.ts'
import { CodeFaultText } from './code-fault-text.tsx'
import styles from './code-field.module.css'

interface Props {
  /** Of the board that is shown; empty when there is none. */
  readonly code: string
  /** What stands in the address and is no code: to be put right by hand. */
  readonly damaged: string | null
  readonly onLoad: (code: string) => void
}

/** The code of the board to take along, and the place to write another one. */
export function CodeField({ code, damaged, onLoad }: Props) {
  const { lab, lobby } = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const given = damaged ?? code
  const [text, setText] = useState(given)
  const [fault, setFault] = useState<CodeFault | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    setText(given)
    setFault(null)
    setCopied(false)
  }, [given])
  const isOwn = text === code
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isOwn) {
      if (field.current) setCopied(await copyFrom(field.current))
      return
    }
    const board = parseBoardCode(text)
    if (isRefusal(board)) setFault(codeFault(board, lab))
    else onLoad(formatBoardCode(board))
  }
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={styles.code} onSubmit={submit}>
      <label>
        <span className="label">{lab.code}</span>
        <textarea
          className="input"
          ref={field}
          rows={2}
          value={text}
          spellcheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={fault !== null}
          onKeyDown={enter}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setFault(null)
          }}
        />
      </label>
      <Button type="submit" disabled={text.trim() === ''}>
        <span role="status">{isOwn ? (isCopied ? lobby.copied : lobby.copy) : lab.load}</span>
      </Button>
      {fault ? (
        <CodeFaultText
          fault={fault}
          onLoad={(meant) => {
            // It may be the board that is shown already.
            setText(meant)
            setFault(null)
            onLoad(meant)
          }}
        />
      ) : null}
    </form>
  )
}
