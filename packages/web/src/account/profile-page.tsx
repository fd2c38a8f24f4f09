import type { Profile } from '@serai/protocol'
import { gameName } from '../games/game-words.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './account.module.css'
import { PastGames } from './past-games.tsx'
import { RatingNumber } from './rating-number.tsx'
import { finishRate } from './rating-text.ts'
import { useProfile } from './use-profile.ts'

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
