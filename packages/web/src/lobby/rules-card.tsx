import type { GameInfo, TableSummary } from '@serai/protocol'
import { Suspense, useState } from 'react'
import { fetchForm, useGameForm } from '../games/registry.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import styles from './lobby-screen.module.css'
import { optionLines } from './option-fields.ts'

const RulesSheet = lazyComponent(() => import('./table-form-sheet.tsx').then(({ RulesSheet }) => RulesSheet))

/** What this table plays by; until the start its host can change it. */
export function RulesCard({ summary, game, isHost }: { summary: TableSummary; game: GameInfo; isHost: boolean }) {
  const texts = useText()
  const { lobby } = texts
  const { clock, options } = summary
  const hasEffect = useGameForm(summary.game)?.hasEffect
  const lines = optionLines(game, summary, texts).filter(({ name }) => hasEffect?.(name, options) ?? true)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`card ${styles.card}`}>
      <h2>{lobby.rules}</h2>
      <dl className={styles.rules}>
        {lines.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{lobby.clock}</dt>
          <dd>{clock ? lobby.clockText(clock.turnSeconds, clock.reserveSeconds) : lobby.noClock}</dd>
        </div>
      </dl>
      {isHost ? (
        <Button className={styles.change} onClick={() => void fetchForm(RulesSheet, game.id).then(() => setOpen(true))}>
          {lobby.changeRules}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <RulesSheet game={game} summary={summary} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
