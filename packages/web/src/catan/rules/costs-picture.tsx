import { COSTS, type Purchase, RESOURCES } from '@serai/catan'
import { useText } from '../../text/language.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './pictures.module.css'
import { useRules } from './use-rules.ts'

const ROWS: readonly { readonly purchase: Purchase; readonly icon: IconName }[] = [
  { purchase: 'road', icon: 'road' },
  { purchase: 'settlement', icon: 'settlement' },
  { purchase: 'city', icon: 'city' },
  { purchase: 'card', icon: 'dev' },
]

/** What everything costs. */
export function CostsPicture() {
  const { catanBoard } = useText()
  const rules = useRules()
  return (
    <table className={styles.costs}>
      <caption className="vh">{rules.costs}</caption>
      <tbody>
        {ROWS.map(({ purchase, icon }) => (
          <tr key={purchase}>
            <th scope="row">
              <Icon name={icon} /> {rules.pieces[purchase]}
            </th>
            <td>
              {RESOURCES.map((resource, i) =>
                COSTS[purchase][i] ? (
                  <span key={resource}>
                    {COSTS[purchase][i]} <Icon name={resource} />
                    <span className="vh">{catanBoard.goods[resource]}</span>
                  </span>
                ) : null,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
