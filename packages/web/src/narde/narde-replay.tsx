import { checkersOff, matchPointsOf, moverOf, type NardeState, pipsOf, scoreOf, sideOf } from '@serai/narde'
import { useMemo, useRef } from 'react'
import type { ReplayProps } from '../games/registry.ts'
import { useText } from '../text/language.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { useSize } from '../ui/use-media.ts'
import { pointLabel } from './board/board-model.ts'
import { useGeometry } from './board/geometry.ts'
import { BoardPicture } from './board/still-board.tsx'
import { diceModel, stillPoints } from './board/still-model.ts'
import { lastPlaces, NOWHERE } from './moment-events.ts'
import styles from './narde-replay.module.css'

export function NardeReplay({ state, moment, names, viewer }: ReplayProps) {
  const { replay } = useText()
  const position = state as NardeState
  const mine = viewer ?? 0
  const box = useRef<HTMLDivElement>(null)
  const isPhone = useSize() === 'phone'
  const geometry = useGeometry(box, isPhone)
  const last = useMemo(() => (moment ? lastPlaces([moment], null) : NOWHERE), [moment])
  return (
    <div className={styles.replay}>
      <Player state={position} seat={1 - mine} name={names[1 - mine]!} />
      <div ref={box} className={styles.board}>
        <BoardPicture state={position} seat={mine} label={replay.board} geometry={geometry} last={last} />
        <PositionList state={position} seat={mine} />
      </div>
      <Player state={position} seat={mine} name={names[mine]!} />
    </div>
  )
}

/** The board for screen readers, in the order of the route: a picture says nothing of what is in it. */
function PositionList({ state, seat }: { state: NardeState; seat: number }) {
  const { narde } = useText()
  const side = sideOf(state, seat)
  const dice = diceModel(state, state, false)
  return (
    <ul className="vh">
      {dice ? <li>{narde.diceAre(...dice.values)}</li> : null}
      {stillPoints(state, side)
        .filter(({ owner }) => owner !== null)
        .map((point) => (
          <li key={point.point}>{pointLabel(point, side, false, narde)}</li>
        ))}
    </ul>
  )
}

function Player({ state, seat, name }: { state: NardeState; seat: number; name: string }) {
  const { end, narde } = useText()
  const side = sideOf(state, seat)
  const target = matchPointsOf(state)
  return (
    <p className={styles.player} data-active={moverOf(state) === seat}>
      <SeatMark seat={seat} size={26} />
      <b>{name}</b>
      <span>
        {end.off(checkersOff(state, side))}, {end.pips(pipsOf(state, side))}
      </span>
      {target > 1 ? <strong>{narde.pointsOf(scoreOf(state)[seat]!, target)}</strong> : null}
    </p>
  )
}
