import { WHITE } from '@serai/narde'
import type { Catalogue } from '../../text/catalogue.ts'
import type { BoardModel } from './board-model.ts'
import type { PointModel } from './still-model.ts'

type Texts = Catalogue['narde']

/** What a screen reader says of a point: "point 13: 2 of yours, can move". */
export function pointLabel(point: PointModel, side: BoardModel['side'], isPlayer: boolean, narde: Texts): string {
  const { owner, count } = point
  const name = owner === WHITE ? narde.white : narde.black
  const whose =
    owner === null ? narde.emptyPoint : owner === side && isPlayer ? narde.ofYours(count) : narde.ofSide(count, name)
  const more = [
    point.isChosen ? narde.chosen : point.isMovable ? narde.canMove : '',
    point.target === null ? '' : narde.canLand(point.target),
    point.hint === null ? '' : narde.hinted,
  ].filter(Boolean)
  return `${narde.point(point.point)}: ${[whose, ...more].join(', ')}`
}

export function trayLabel({ off, side, offTarget }: BoardModel, narde: Texts): string {
  const count = narde.offOf(off[side]!)
  return [`${narde.tray}: ${count}`, ...(offTarget === null ? [] : [narde.canLand(offTarget)])].join(', ')
}
