import { useText } from '../../text/language.ts'
import { GOODS } from './counts.ts'
import styles from './resource-choice.module.css'
import { GoodIcon } from './resource-icon.tsx'
import { tint } from './resource-row.tsx'

interface Props {
  readonly label: string
  readonly chosen: number | null
  readonly onChoose: (good: number) => void
}

/** One of the five goods, as big buttons. */
export function GoodsChoice({ label, chosen, onChoose }: Props) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{label}</legend>
      {GOODS.map((good) => (
        <button
          key={good}
          type="button"
          className={styles.good}
          style={tint(good)}
          aria-pressed={good === chosen}
          onClick={() => onChoose(good)}
        >
          <GoodIcon good={good} />
          {catanTrade.good(good)}
        </button>
      ))}
    </fieldset>
  )
}
