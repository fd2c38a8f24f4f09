import { hasSeat, listSeats, type Seat, type SeatSet } from '@serai/kernel'
import { useText } from '../../text/language.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import styles from './partner-toggles.module.css'

interface Props {
  readonly partners: SeatSet
  readonly chosen: SeatSet
  readonly names: readonly string[]
  readonly onToggle: (seat: Seat) => void
}

/** Whom an offer is for. */
export function PartnerToggles({ partners, chosen, names, onToggle }: Props) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.toggles}>
      <legend>{catanTrade.partners}</legend>
      {listSeats(partners).map((seat) => (
        <button
          key={seat}
          type="button"
          className={styles.toggle}
          aria-pressed={hasSeat(chosen, seat)}
          aria-label={names[seat]}
          title={names[seat]}
          onClick={() => onToggle(seat)}
        >
          <SeatMark seat={seat} size={26} />
        </button>
      ))}
    </fieldset>
  )
}
