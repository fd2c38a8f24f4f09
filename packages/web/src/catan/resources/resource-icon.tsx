import { RESOURCES } from '@serai/catan'
import { Icon } from '../../ui/icon.tsx'

/** A resource; says nothing to a screen reader: the words beside it do. */
export function GoodIcon({ good, className }: { good: number; className?: string | undefined }) {
  return <Icon name={RESOURCES[good]!} className={className} />
}
