import { type NardeState, narde } from '@serai/narde'
import type { GamePart } from '../games/registry.ts'
import { later } from '../look/later.tsx'
import { gameStarts } from './end/match-games.ts'
import { showsNothing, turnOf } from './moment-events.ts'
import { nardeLogLines } from './narde-log-lines.tsx'
import { NardeMiniature } from './narde-miniature.tsx'
import { NardeTable } from './narde-table.tsx'
import { checkerLooks } from './seats.ts'

export const part: GamePart = {
  game: narde,
  Table: NardeTable,
  playsOut: true,
  End: later(async () => (await import('./narde-end.tsx')).NardeEnd),
  Replay: later(async () => (await import('./narde-replay.tsx')).NardeReplay),
  logLines: (moments, names, seat, { nardeLog }) => nardeLogLines(moments, names, seat, nardeLog),
  showsNothing,
  turnOf,
  gameStarts,
  Miniature: NardeMiniature,
  seatLooks: (state) => checkerLooks(state as NardeState),
}
