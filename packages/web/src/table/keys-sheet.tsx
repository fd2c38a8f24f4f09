import { useText } from '../text/language.ts'
import { Sheet } from '../ui/sheet.tsx'
import styles from './keys-sheet.module.css'

export interface KeyHelp {
  /** As it stands on the keyboard. */
  readonly key: string
  readonly does: string
}

export function KeysSheet({ keys, onClose }: { keys: readonly KeyHelp[]; onClose: () => void }) {
  const { table } = useText()
  return (
    <Sheet title={table.keys} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
