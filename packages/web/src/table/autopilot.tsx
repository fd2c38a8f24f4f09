import { useText } from '../text/language.ts'
import { Switch } from '../ui/switch.tsx'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** Whether a bot plays my seat now. */
export function useAutopilot(session: TableSession): boolean {
  return useTableView(session, ({ summary, seat }) => seat !== null && summary?.seats[seat]?.autopilot === true)
}

interface Props {
  readonly session: TableSession
  /** After it was switched on. */
  readonly onOn?: () => void
}

export function AutopilotSwitch({ session, onOn }: Props) {
  const { table } = useText()
  const isOn = useAutopilot(session)
  return (
    <Switch
      on={isOn}
      onChange={(on) => {
        void session.autopilot(on)
        if (on) onOn?.()
      }}
      label={table.autopilot}
      note={table.autopilotNote}
    />
  )
}
