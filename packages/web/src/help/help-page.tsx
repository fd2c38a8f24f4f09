import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { GameRules } from '../games/game-entry.ts'
import { gameEntry, gameIds } from '../games/registry.ts'
import { type Language, usePrefs } from '../prefs/prefs.ts'
import type { HelpPages } from '../text/catalogue.ts'
import { helpPages as en } from '../text/en/help-pages.ts'
import { useText } from '../text/language.ts'
import { helpPages as ru } from '../text/ru/help-pages.ts'
import { buttonClass } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import { NotFound, Notice } from '../ui/notice.tsx'
import styles from './help-page.module.css'

type RulesById = ReadonlyMap<string, GameRules>

async function load(ids: readonly string[]): Promise<RulesById> {
  const found = ids.map(async (id) => [id, (await gameEntry(id)?.loadRules())?.rules] as const)
  return new Map((await Promise.all(found)).flatMap(([id, rules]) => (rules ? [[id, rules]] : [])))
}

/** The rules of a game, or a way to those of all games. */
export function HelpPage({ game }: { game: string | undefined }) {
  const { common } = useText()
  const [loading] = useState(() => load(game === undefined ? gameIds : [game]))
  return (
    <Suspense fallback={<Notice text={common.loading} />}>
      <Loaded game={game} loading={loading} />
    </Suspense>
  )
}

function Loaded({ game, loading }: { game: string | undefined; loading: Promise<RulesById> }) {
  const { common } = useText()
  const games = use(loading)
  if (game === undefined) return <Overview games={games} />
  const rules = games.get(game)
  return rules ? <Rules rules={rules} /> : <NotFound text={common.noPage} />
}

function Overview({ games }: { games: RulesById }) {
  const { rules } = useText().help
  const help = useHelpPages()
  const language = usePrefs((prefs) => prefs.language)
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{rules}</h1>
        <p className={styles.intro}>{help.intro}</p>
        <div className={styles.games}>
          {[...games].map(([game, { texts }]) => (
            <section key={game} className={`card ${styles.game}`}>
              <h2>{texts[language].title}</h2>
              <p>{texts[language].line}</p>
              <Link className={buttonClass('plain')} href={`/help/${game}`}>
                {rules}
              </Link>
            </section>
          ))}
        </div>
        <AtTheTable />
      </main>
    </>
  )
}

function Rules({ rules: { texts, pictures, tables } }: { rules: GameRules }) {
  const help = useHelpPages()
  const { title, line, sections } = texts[usePrefs((prefs) => prefs.language)]
  const entries = Object.entries(sections)
  useEffect(() => {
    // The browser looked for the anchor before the page was there.
    const target = document.getElementById(location.hash.slice(1))
    target?.scrollIntoView()
    target?.focus()
  }, [])
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.intro}>{line}</p>
        <nav aria-label={help.contents} className={styles.contents}>
          {entries.map(([id, section]) => (
            <a key={id} href={`#${id}`}>
              {section.title}
            </a>
          ))}
        </nav>
        {entries.map(([id, section]) => (
          <Section key={id} id={id} {...section} picture={pictures[id]} table={tables?.[id]} />
        ))}
        <AtTheTable />
        <Link className={buttonClass('primary')} href="/">
          {help.play}
        </Link>
      </main>
    </>
  )
}

function AtTheTable() {
  const help = useHelpPages()
  return <Section {...help.table} />
}

interface SectionProps {
  readonly id?: string
  readonly title: string
  readonly text: readonly string[]
  readonly picture?: ReactNode
  readonly table?: ReactNode
}

function Section({ id, title, text, picture, table }: SectionProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={`card ${styles.section}`}>
      <div className={`${styles.words} ${picture ? '' : styles.wide}`}>
        <h2>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {table}
      </div>
      {picture ? <div className={styles.pictures}>{picture}</div> : null}
    </section>
  )
}

const PAGES: Record<Language, HelpPages> = { en, ru }

/** The help pages' own texts. Apart from the catalogue, because every page waits for that. */
function useHelpPages(): HelpPages {
  return PAGES[usePrefs((prefs) => prefs.language)]
}
