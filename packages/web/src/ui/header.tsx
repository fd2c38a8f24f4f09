import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SignInSheet, type SignMode } from '../account/sign-in-sheet.tsx'
import { useComebacks } from '../net/use-link.ts'
import { loadMe, useMe } from '../people/me.ts'
import { NameSheet } from '../people/name-sheet.tsx'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from './button.tsx'
import styles from './header.module.css'
import { Icon, SeraiMark } from './icon.tsx'
import { useTitle } from './use-title.ts'

/** The pages that one goes to from anywhere. A new page adds its line. */
const PAGES: readonly { readonly path: string; readonly label: (texts: Catalogue) => string }[] = [
  { path: '/', label: ({ home }) => home.play },
  { path: '/lab', label: ({ lab }) => lab.title },
  { path: '/games', label: ({ replay }) => replay.games },
  { path: '/leaderboard', label: ({ account }) => account.leaders },
  { path: '/help', label: ({ help }) => help.rules },
  { path: '/settings', label: ({ settings }) => settings.title },
]

function isAt(path: string, place: string): boolean {
  return path === '/' ? place === '/' : place === path || place.startsWith(`${path}/`)
}

/** The head of every page that is not a board. */
export function Header() {
  const texts = useText()
  const { account, common, home } = texts
  const [place] = useLocation()
  const page = PAGES.find(({ path }) => isAt(path, place))
  useTitle(place === '/' ? null : place === '/me' ? account.title : (page?.label(texts) ?? null))
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.brand}>
        <SeraiMark />
        <b>{common.serai}</b>
      </Link>
      <nav className={styles.pages} aria-label={home.pages}>
        {PAGES.map(({ path, label }) => (
          <PageLink key={path} path={path} label={label(texts)} isHere={page?.path === path} />
        ))}
      </nav>
      <LanguageButton />
      <ThemeButton />
      <NameButton />
    </header>
  )
}

function PageLink({ path, label, isHere }: { path: string; label: string; isHere: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  // Where not all have room, the one where I am is in sight.
  useEffect(() => {
    const row = link.current?.parentElement
    if (!isHere || !link.current || !row) return
    const [at, all] = [link.current.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += at.left + at.width / 2 - (all.left + all.width / 2)
  }, [isHere])
  return (
    <Link ref={link} href={path} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  )
}

function LanguageButton() {
  const { home } = useText()
  const other = usePrefs(({ language }) => (language === 'en' ? 'ru' : 'en'))
  return (
    <Button
      kind="quiet"
      square
      lang={other}
      aria-label={home.changeLanguage}
      onClick={() => setPrefs({ language: other })}
    >
      {other.toUpperCase()}
    </Button>
  )
}

function ThemeButton() {
  const { home } = useText()
  const theme = usePrefs((prefs) => prefs.theme)
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  return (
    <Button
      kind="quiet"
      square
      aria-label={isDark ? home.toLight : home.toDark}
      onClick={() => setPrefs({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </Button>
  )
}

function NameButton() {
  const { account, home } = useText()
  const { me, isKnown, ban } = useMe()
  const [sheet, setSheet] = useState<'name' | SignMode | null>(null)
  const [, navigate] = useLocation()
  const comebacks = useComebacks()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server is back.
  useEffect(() => {
    // That the server cannot be reached is shown elsewhere on the page.
    loadMe().catch(() => {})
  }, [comebacks])
  return (
    <>
      <button
        type="button"
        className={styles.me}
        aria-label={me ? `${me.isAccount ? account.title : home.yourName}: ${me.name}` : home.namePrompt}
        hidden={!isKnown}
        onClick={() => (me?.isAccount || ban ? navigate('/me') : setSheet('name'))}
      >
        <i>{me ? Array.from(me.name)[0]!.toUpperCase() : <Icon name="person" />}</i>
        <span>{me?.name ?? home.yourName}</span>
      </button>
      {sheet === 'name' ? <NameSheet onClose={() => setSheet(null)} onAccount={setSheet} /> : null}
      {sheet === 'up' || sheet === 'in' ? <SignInSheet first={sheet} onClose={() => setSheet(null)} /> : null}
    </>
  )
}
