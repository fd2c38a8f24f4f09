import type { GameInfo, TableSummary } from '@serai/protocol'
import { api } from '../net/api.ts'
import { useText } from '../text/language.ts'
import { formOf, rulesOf, type TableForm } from './table-form.ts'
import { TableFormSheet } from './table-form-sheet.tsx'

interface Props {
  readonly game: GameInfo
  readonly summary: TableSummary
  readonly onClose: () => void
}

/** What this table plays by, for its host to change. */
export function RulesSheet({ game, summary, onClose }: Props) {
  const { lobby } = useText()
  const change = async (form: TableForm) => {
    await api.changeRules(summary.id, rulesOf(form, summary))
    onClose()
  }
  return (
    <TableFormSheet
      game={game}
      title={lobby.rules}
      first={() => formOf(summary)}
      button={lobby.saveRules}
      onSubmit={change}
      onClose={onClose}
    />
  )
}
