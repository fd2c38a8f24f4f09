import { Guide } from '../table/guide.tsx'
import { useText } from '../text/language.ts'
import type { IconName } from '../ui/icon.tsx'

const STEPS: readonly { readonly icon: IconName; readonly part: string }[] = [
  { icon: 'next', part: 'prompt' },
  { icon: 'settlement', part: 'board' },
  { icon: 'wheat', part: 'actions' },
  { icon: 'trade', part: 'trade' },
  { icon: 'hint', part: 'hint' },
]

export function CatanGuide() {
  const { catanTable } = useText()
  return <Guide id="catan-table" steps={STEPS.map((step, index) => ({ ...step, ...catanTable.guide[index]! }))} />
}
