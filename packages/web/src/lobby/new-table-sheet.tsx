import type { GameInfo } from '@serai/protocol'
import { useLocation } from 'wouter'
import { openTable, playBots } from '../net/api.ts'
import { beSomebody } from '../people/me.ts'
import { guestName } from '../people/names.ts'
import { useText } from '../text/language.ts'
import { rememberedForm, rememberForm, requestOf, type TableForm } from './table-form.ts'
import { TableFormSheet } from './table-form-sheet.tsx'

interface Props {
  readonly game: GameInfo
  readonly title: string
  /** The level of the bots that take all other seats at once; null: people are expected. */
  readonly against: string | null
  /** Against bots on this device, without the server. */
  readonly isHere?: boolean
  readonly onClose: () => void
}

/** How the table shall be that is opened. */
export function NewTableSheet({ game, title, against, isHere = false, onClose }: Props) {
  const { common, home, lobby } = useText()
  const [, go] = useLocation()
  const open = async (form: TableForm) => {
    rememberForm(game, form)
    if (isHere && against !== null) {
      const { startLocal } = await import('../offline/open-local.ts')
      await startLocal(requestOf(game, form), against, common.me)
      return go(`/alone/${game.id}`)
    }
    await beSomebody(() => guestName(home))
    const request = requestOf(game, form)
    go(`/t/${await (against === null ? openTable(request) : playBots(request, against))}`)
  }
  return (
    <TableFormSheet
      game={game}
      title={against === null ? lobby.newTable(title) : lobby.botsTable(title)}
      first={() => rememberedForm(game)}
      isListable={against === null}
      button={against === null ? lobby.openTable : home.playNow}
      onSubmit={open}
      onClose={onClose}
    />
  )
}
