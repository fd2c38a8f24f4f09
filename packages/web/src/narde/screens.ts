import { type NardeState, narde } from '@serai/narde'
import type { GameScreens } from '../games/registry.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { NardeMiniature } from './board/still-board.tsx'
import { gameStarts, showsNothing, turnOf } from './moment-events.ts'
import { nardeLogLines } from './narde-log-lines.tsx'
import { NardeTable } from './narde-table.tsx'
import { checkerLooks } from './seats.ts'

export const part: GameScreens = {
  game: narde,
  Table: NardeTable,
  playsOut: true,
  End: lazyComponent(async () => (await import('./end/narde-end.tsx')).NardeEnd),
  Replay: lazyComponent(async () => (await import('./narde-replay.tsx')).NardeReplay),
  logLines: (moments, names, seat, { nardeLog }) => nardeLogLines(moments, names, seat, nardeLog),
  showsNothing,
  turnOf,
  gameStarts,
  Miniature: NardeMiniature,
  seatLooks: (state) => checkerLooks(state as NardeState),
}
