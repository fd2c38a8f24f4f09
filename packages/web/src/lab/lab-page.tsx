import { type AdviceMethod, formatBoardCode } from '@serai/lab'
import { useRef, useState } from 'react'
import { mayMove } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { CodeFaultText, CodeField } from './board-code.tsx'
import { BoardDesk } from './board-desk.tsx'
import { BoardSettingsForm, newSeed } from './board-settings.tsx'
import styles from './lab.module.css'
import { PlaySheet } from './play-sheet.tsx'
import { useBoard } from './use-board.ts'
import { useFocusAfter } from './use-lab-work.ts'

/** How the board is looked at; stays when another board comes. */
export interface LabView {
  readonly method: AdviceMethod
  readonly hasHeat: boolean
  /** One place after the other with advice, or the whole setup as it would be. */
  readonly shows: 'steps' | 'plan'
}

/** Makes boards, says how fair they are and where to settle. */
export function LabPage({ code }: { code: string | undefined }) {
  const { common, lab } = useText()
  const made = useBoard(code)
  const { board, settings, isSearching, fault, retry } = made
  /** A board that is not what was asked for is not played by mistake. */
  const isOther = board !== null && fault !== null
  const [view, setView] = useState<LabView>({ method: 'expert', hasHeat: true, shows: 'steps' })
  const [over, setOver] = useState<'share' | 'play' | null>(null)
  const own = board ? formatBoardCode(board) : ''
  const form = useRef<HTMLElement>(null)
  const actions = useRef<HTMLFieldSetElement>(null)
  useFocusAfter(retry, actions, form)
  const toSettings = () => {
    form.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ behavior: mayMove() ? 'smooth' : 'auto' })
  }
  const another = () => made.make({ ...settings, seed: newSeed() })
  const searching = isSearching ? (
    <p className={styles.searching} role="status">
      {settings.mode === 'fair' ? lab.searchingFair : lab.searching}
      <i />
    </p>
  ) : null
  const share = (
    <Button square disabled={!board} aria-label={lab.share} onClick={() => setOver('share')}>
      <Icon name="share" />
    </Button>
  )
  const why = isOther ? (
    <p role="alert" className={styles.fault}>
      {fault}
    </p>
  ) : null
  const again = retry ? <Button onClick={retry}>{common.retry}</Button> : null
  const play = (
    <Button
      kind={isOther ? 'plain' : 'primary'}
      disabled={!board}
      onClick={isOther ? made.keep : () => setOver('play')}
    >
      {isOther ? lab.keepBoard : lab.play}
    </Button>
  )
  const next = (
    <Button onClick={another}>
      <Icon name="dice" />
      {lab.newBoard}
    </Button>
  )
  return (
    <>
      <div className={styles.head}>
        <Header />
      </div>
      <main className={styles.page}>
        <h1 className="vh">{lab.title}</h1>
        <section ref={form} tabIndex={-1} className={`card ${styles.settings}`} aria-label={lab.board}>
          <h2>{lab.board}</h2>
          <BoardSettingsForm settings={settings} isMade={made.isMade} onChange={made.make} />
          <CodeField code={own} damaged={made.codeFault && code ? code : null} onLoad={made.load} />
          <fieldset ref={actions} tabIndex={-1} aria-label={lab.board} className={styles.actions}>
            {why}
            {share}
            {again}
            {play}
          </fieldset>
        </section>
        {board ? (
          <BoardDesk
            board={board}
            seats={made.seats}
            placed={made.placed}
            onPlaced={made.place}
            view={view}
            onView={setView}
            searching={searching}
            onSettings={toSettings}
            isSharing={over === 'share'}
            onShared={() => setOver(null)}
          />
        ) : (
          <section className={styles.mid} aria-label={lab.board}>
            {searching ??
              (made.codeFault || fault ? (
                <div className={styles.none}>
                  {made.codeFault ? <CodeFaultText fault={made.codeFault} onLoad={made.load} /> : null}
                  {fault ? <p role="alert">{fault}</p> : null}
                  {again ?? next}
                </div>
              ) : null)}
          </section>
        )}
      </main>
      <nav className={styles.bar} aria-label={lab.title}>
        {why}
        {share}
        {again ?? next}
        {play}
      </nav>
      {over === 'play' && board ? <PlaySheet board={board} seats={made.seats} onClose={() => setOver(null)} /> : null}
    </>
  )
}
