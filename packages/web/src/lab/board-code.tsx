import { isRefusal } from '@serai/kernel'
import { type BoardCodeRefusal, formatBoardCode, parseBoardCode } from '@serai/lab'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { copyFrom } from '../ui/copy-field.tsx'
import styles from './board-code.module.css'
import page from './lab.module.css'

type Texts = Pick<Catalogue['lab'], 'badCode' | 'codeProblems'>

export interface CodeFault {
  readonly text: string
  /** The code that was probably meant. */
  readonly meant: string | null
}

/** What is wrong with a damaged code, and where; a code of another version may be sound. */
export function codeFault(refusal: BoardCodeRefusal, { badCode, codeProblems }: Texts): CodeFault {
  const { problem, version, meant } = refusal
  if (problem === 'version') return { text: codeProblems.version(version ?? '?'), meant }
  return { text: `${badCode} ${detail({ ...refusal, problem }, codeProblems)}`, meant }
}

interface Damage extends BoardCodeRefusal {
  readonly problem: Exclude<BoardCodeRefusal['problem'], 'version'>
}

function detail(refusal: Damage, texts: Texts['codeProblems']): string {
  const { problem, letter, letters, group, groupLetters } = refusal
  switch (problem) {
    case 'letter':
      return texts.letter(letter ?? '', group ?? 0)
    case 'length': {
      const length = texts.length(letters ?? 0)
      return group === null || groupLetters === null ? length : `${length} ${texts.uneven(group, groupLetters)}`
    }
    default:
      return texts[problem]
  }
}

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

/** What is wrong with a code, and the code that was probably meant as a button. */
export function CodeFaultText({ fault, onLoad }: { fault: CodeFault; onLoad: (code: string) => void }) {
  const { lab } = useText()
  const { text, meant } = fault
  return (
    <div className={styles.codeFault}>
      <p role="alert" className={page.fault}>
        {text}
      </p>
      {meant === null ? null : <Button onClick={() => onLoad(meant)}>{lab.loadMeant(meant)}</Button>}
    </div>
  )
}
