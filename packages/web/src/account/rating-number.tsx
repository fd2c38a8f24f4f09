import { useText } from '../text/language.ts'
import styles from './account.module.css'

/** A rating; one that is not sure yet says so. */
export function RatingNumber({ rating, isProvisional }: { rating: number; isProvisional: boolean }) {
  const { account } = useText()
  return (
    <span className={`num ${styles.rating}`}>
      {rating}
      {isProvisional ? (
        <abbr title={account.provisionalNote}>
          <span aria-hidden="true">?</span>
          <span className="vh">{account.provisional}</span>
        </abbr>
      ) : null}
    </span>
  )
}
