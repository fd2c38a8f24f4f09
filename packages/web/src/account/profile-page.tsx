import type { PastGame, Profile } from '@serai/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { looksOf } from '../games/registry.ts'
import { ApiFault, api } from '../net/api.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './account.module.css'
import { RatingChange, RatingNumber } from './ratings.tsx'

/** Somebody who has an account: how strong they are and what they have played. */
export function ProfilePage({ name }: { name: string }) {
  const texts = useText()
  const { account, common } = texts
  const { profile, games, fault, more } = useProfile(name)
  useTitle(name)
  const words =
    fault === 'E_PERSON_UNKNOWN' ? account.noPerson(name) : fault && refusalText(texts, { code: fault, message: '' })
  return (
    <>
      <Header />
      <main className={`${styles.page} ${styles.wide}`}>
        {words ? <p role="alert">{words}</p> : profile ? <Figures profile={profile} /> : <p>{common.loading}</p>}
        {games.length > 0 ? (
          <section className={`card ${styles.card}`}>
            <h2>{account.history}</h2>
            <PastGames games={games} />
            {more ? <Button onClick={more}>{account.more}</Button> : null}
          </section>
        ) : null}
      </main>
    </>
  )
}

function Figures({ profile }: { profile: Profile }) {
  const texts = useText()
  const { account } = texts
  const language = usePrefs((prefs) => prefs.language)
  const { name, since, ratings, finished, abandoned } = profile
  const rate = finishRate(finished, abandoned)
  return (
    <>
      <div>
        <h1>{name}</h1>
        <p className={styles.note}>
          {account.since(new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(since))}
        </p>
      </div>
      <div className={styles.figures}>
        <section className={`card ${styles.card}`}>
          <h2>{account.ratings}</h2>
          {ratings.length === 0 ? <p className={styles.note}>{account.noRatings}</p> : null}
          <dl className={styles.ratings}>
            {ratings.map(({ game, rating, games, isProvisional }) => (
              <div key={game}>
                <dt>{gameName(texts, game)}</dt>
                <dd className={styles.big}>
                  <RatingNumber rating={rating} isProvisional={isProvisional} />
                </dd>
                <dd className={styles.note}>
                  {account.rated(games)}
                  {isProvisional ? `, ${account.provisional}` : ''}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={`card ${styles.card}`}>
          <h2>{account.finishRate}</h2>
          {rate === null ? (
            <p className={styles.note}>{account.noGames}</p>
          ) : (
            <>
              <p className={`num ${styles.big}`}>{rate} %</p>
              <p className={styles.note}>{account.finishNote(finished, finished + abandoned)}</p>
            </>
          )}
        </section>
      </div>
    </>
  )
}

/** Somebody's profile with their games, a page at a time. `fault`: the code of why there is none. */
function useProfile(name: string) {
  const [profile, setProfile] = useState<Profile | null>(null)
  const [games, setGames] = useState<readonly PastGame[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const read = useCallback(
    async (known: readonly PastGame[], before?: number) => {
      try {
        const page = await api.profile(name, before)
        setProfile(page)
        setGames([...known, ...page.games])
      } catch (error) {
        setFault(error instanceof ApiFault ? error.error.code : 'E_INTERNAL')
      }
    },
    [name],
  )
  useEffect(() => {
    void read([])
  }, [read])
  const next = profile?.next
  return { profile, games, fault, more: next === undefined ? null : () => void read(games, next) }
}

/** Whole percents; null without any games. */
export function finishRate(finished: number, abandoned: number): number | null {
  const all = finished + abandoned
  return all === 0 ? null : Math.round((100 * finished) / all)
}

/** Somebody's games, newest first. */
function PastGames({ games }: { games: readonly PastGame[] }) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <SeatLooks key={game.table} value={looksOf(game.game)}>
          <Row past={game} />
        </SeatLooks>
      ))}
    </ul>
  )
}

function Row({ past }: { past: PastGame }) {
  const texts = useText()
  const { account } = texts
  const language = usePrefs((prefs) => prefs.language)
  const { table, game, endedAt, outcome, names, change } = past
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt)
  return (
    <li>
      <Link href={`/t/${table}`} aria-label={account.openGame(names.join(', '))}>
        <b>{account.outcomes[outcome]}</b>
        <span>{gameName(texts, game)}</span>
        <time dateTime={new Date(endedAt).toISOString()}>{date}</time>
        <span className={styles.people}>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <span key={seat}>
              <SeatMark seat={seat} size={16} />
              {name}
            </span>
          ))}
        </span>
        {change ? <RatingChange before={change.before} after={change.after} /> : null}
      </Link>
    </li>
  )
}
