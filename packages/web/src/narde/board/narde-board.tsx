import type { Side } from '@serai/narde'
import { type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { mayMove } from '../../prefs/prefs.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import { useText } from '../../text/language.ts'
import { OFF, type Place } from '../targets.ts'
import { type BoardModel, type HintWay, pointLabel, trayLabel } from './board-model.ts'
import { Checker, isSamePoint, Stack } from './checkers.tsx'
import { Dice, OpeningDice } from './dice.tsx'
import { flightOf, type Slide } from './flight.ts'
import { type Arrow, type Geometry, neighbour, type Spot, TRAY_PLACE } from './geometry.ts'
import { moveLayer, movingLayer } from './moving-layer.ts'
import styles from './narde-board.module.css'
import type { PointModel } from './still-model.ts'
import { Tray } from './tray.tsx'
import { useDrag } from './use-drag.ts'
import { archPath, BoardDefs, Wood } from './wood.tsx'

interface Props {
  readonly model: BoardModel
  readonly geometry: Geometry
  readonly label: string
  /** Whether the side that looks is the viewer's own. */
  readonly isPlayer: boolean
  readonly slide: Slide | null
  /** A place was tapped, or entered by key. */
  readonly onPlace: (place: Place) => void
  readonly onLift: (from: Place) => void
  readonly onDrop: (from: Place, to: Place | null) => void
  readonly onRoll: () => void
}

/** To the first place where something can be done, or to the board at least. */
export function focusBoard(): void {
  const place =
    document.querySelector<SVGGElement>('[data-progress][aria-disabled="false"]') ??
    document.querySelector<SVGGElement>('[data-progress][tabindex="0"]')
  place?.focus()
}

/** Draws what it is told and says what was touched; it knows no rules. */
export function NardeBoard({ model, geometry, label, isPlayer, slide, onPlace, onLift, onDrop, onRoll }: Props) {
  const { narde } = useText()
  const svg = useRef<SVGSVGElement>(null)
  const { dragging, press, isClick } = useDrag({ svg, onLift, onDrop })
  const [focused, setFocused] = useState(0)
  const { points, side, dice } = model
  const isFlat = geometry.kind === 'flat'
  const last = isFlat || model.offTarget !== null ? TRAY_PLACE : TRAY_PLACE - 1

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onPlace(focused === TRAY_PLACE ? OFF : points[focused]!.point)
    }
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const next = Math.min(neighbour(geometry.kind, focused, event.key as Arrow), isFlat ? last : TRAY_PLACE - 1)
    setFocused(next)
    svg.current?.querySelector<SVGGElement>(`[data-progress="${next}"]`)?.focus()
  }
  const hasTargets = model.offTarget !== null || points.some(({ target }) => target !== null)
  // Tab goes to what can be done next.
  const isTabStop = (progress: number, isNext: boolean) => progress === focused || isNext
  const latest = useRef<Touch>(null!)
  latest.current = {
    focus: setFocused,
    click: (place) => isClick() && onPlace(place),
    press,
  }
  // The same for every place and all the time, so that a place is drawn again only when something there has changed.
  const [touch] = useState<Touch>(() => ({
    focus: (progress) => latest.current.focus(progress),
    click: (place) => latest.current.click(place),
    press: (event, place) => latest.current.press(event, place),
  }))

  const viewBox = `0 0 ${geometry.width} ${geometry.height}`
  return (
    <div className={styles.stage}>
      {/* A layer of its own, which is not painted again when a checker moves over it. */}
      <svg className={styles.ground} viewBox={viewBox} aria-hidden="true">
        <BoardDefs />
        <Wood geometry={geometry} side={side} />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg ref={svg} className={styles.board} viewBox={viewBox} role="group" aria-label={label} onKeyDown={onKeyDown}>
        {dice && !dice.isCovered ? (
          <Dice
            key={dice.turn}
            dice={dice}
            isMine={dice.side === side}
            geometry={geometry}
            label={narde.diceAre(...dice.values)}
          />
        ) : null}
        {model.opening ? (
          <OpeningDice values={model.opening} geometry={geometry} label={narde.diceAre(...model.opening)} />
        ) : null}
        {points.map((point) => (
          <PointPlace
            key={point.point}
            point={point}
            geometry={geometry}
            side={side}
            isPlayer={isPlayer}
            isTabStop={isTabStop(point.progress, hasTargets ? point.target !== null : point.isMovable)}
            isLifted={dragging?.from === point.point}
            texts={narde}
            touch={touch}
          />
        ))}
        {isFlat ? (
          <>
            <Tray
              side={side === 0 ? 1 : 0}
              count={model.off[1 - side]!}
              isMine={false}
              label={narde.off(model.off[1 - side]!)}
              target={null}
              isHint={false}
            />
            <g
              {...placeProps(
                { progress: TRAY_PLACE, place: OFF, isOpen: model.offTarget !== null },
                isTabStop(TRAY_PLACE, model.offTarget !== null),
                touch,
              )}
              aria-label={trayLabel(model, narde)}
            >
              <rect x="976" y="360" width="80" height="314" rx="10" fill="transparent" />
              <Tray
                side={side}
                count={model.off[side]!}
                isMine
                label={narde.off(model.off[side]!)}
                target={model.offTarget}
                isHint={model.isOffHint}
              />
              <FocusRing x={976} y={360} width={80} height={314} />
            </g>
          </>
        ) : null}
        {/* Above the points, which would take the tap. */}
        {dice?.isCovered ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the prompt has the button; this is a shortcut for the hand.
          <g onClick={onRoll}>
            <Dice dice={dice} isMine={dice.side === side} geometry={geometry} label={narde.diceCovered} />
          </g>
        ) : null}
        <HintWays model={model} geometry={geometry} />
        {slide ? <Flyer key={slide.id} slide={slide} model={model} geometry={geometry} /> : null}
        {dragging ? (
          <g
            transform={`translate(${dragging.x} ${dragging.y}) scale(${(geometry.radius / 32) * 1.08})`}
            pointerEvents="none"
          >
            <Checker side={side} />
            <circle r="35.6" className={styles.chosenHalo} />
            <circle r="35.6" className={styles.chosen} />
          </g>
        ) : null}
      </svg>
    </div>
  )
}

/** What a hand does to a place. */
interface Touch {
  focus(progress: number): void
  click(place: Place): void
  press(event: PointerEvent<SVGElement>, from: Place): void
}

interface PlaceInfo {
  readonly progress: number
  readonly place: Place
  /** Something can be done there. */
  readonly isOpen: boolean
  readonly isPressed?: boolean
}

function placeProps({ progress, place, isOpen, isPressed }: PlaceInfo, isTabStop: boolean, touch: Touch) {
  return {
    role: 'button' as const,
    'aria-pressed': isPressed,
    'data-place': place,
    'data-progress': progress,
    tabindex: isTabStop ? 0 : -1,
    'aria-disabled': !isOpen,
    className: `${styles.place} ${isOpen ? styles.open : ''}`,
    onFocus: () => touch.focus(progress),
    onClick: () => touch.click(place),
  }
}

interface PointProps {
  readonly point: PointModel
  readonly geometry: Geometry
  readonly side: Side
  readonly isPlayer: boolean
  readonly isTabStop: boolean
  /** One of its checkers is in the hand that drags it. */
  readonly isLifted: boolean
  readonly texts: Catalogue['narde']
  readonly touch: Touch
}

/** A point with its checkers. */
const PointPlace = memo(
  function PointPlace({ point, geometry, side, isPlayer, isTabStop, isLifted, texts, touch }: PointProps) {
    const { progress, point: place, isMovable, isChosen: isPressed, target } = point
    return (
      <g
        {...placeProps({ progress, place, isOpen: isMovable || target !== null, isPressed }, isTabStop, touch)}
        aria-label={pointLabel(point, side, isPlayer, texts)}
        onPointerDown={(event) => isMovable && touch.press(event, place)}
      >
        <PlaceGround point={point} geometry={geometry} />
        <Stack point={point} geometry={geometry} isLifted={isLifted} />
      </g>
    )
  },
  (a, b) => isSamePoint(a.point, b.point) && SHALLOW.every((key) => a[key] === b[key]),
)

const SHALLOW = ['geometry', 'side', 'isPlayer', 'isTabStop', 'isLifted', 'texts', 'touch'] as const

/** What is hit, the light of a target, and the ring of the focus. */
function PlaceGround({ point, geometry }: { point: PointModel; geometry: Geometry }) {
  const { pitch, reach } = geometry
  const { x, y, turn } = geometry.point(point.progress)
  return (
    <>
      <rect {...geometry.area(point.progress)} fill="transparent" />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        {point.target === null ? null : (
          <path
            d={archPath(pitch, reach)}
            className={geometry.kind === 'flat' ? styles.litArch : styles.litArchSmall}
          />
        )}
        {/* As long as the arch: the dice lie beyond. */}
        <FocusRing x={-pitch / 2} y={0} width={pitch} height={reach} />
      </g>
    </>
  )
}

function FocusRing(box: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect {...box} rx="6" className={styles.focus} />
      <rect {...box} rx="6" className={styles.focus} />
    </g>
  )
}

const FLIGHT = { easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)', restMs: 60 }
const ORIGIN = { x: 0, y: 0, turn: 0, scale: 1 }
/** Of a checker of 32, with its line and its shadow. */
const CHECKER_REACH = 36

/** One checker on its way; the board below already shows where it ends, and hides that one meanwhile. */
function Flyer({ slide, model, geometry }: { slide: Slide; model: BoardModel; geometry: Geometry }) {
  const element = useRef<SVGGElement>(null)
  const scene = useRef({ model, geometry })
  scene.current = { model, geometry }
  useLayoutEffect(() => {
    const flyer = element.current
    if (!flyer || !mayMove()) return
    const layer = movingLayer(flyer, ORIGIN, CHECKER_REACH)
    const frames = flightOf(slide, scene.current.model, scene.current.geometry).map(({ x, y, wide, high, offset }) => ({
      transform: `translate(${x * layer.scale}px, ${y * layer.scale}px) scale(${wide}, ${high})`,
      offset,
    }))
    const last = slide.places.at(-1)
    const landed = flyer.ownerSVGElement?.querySelector<SVGElement>(
      last === OFF ? `[data-newest="${slide.side}"]` : `[data-top="${last}"]`,
    )
    return moveLayer(layer, frames, { ms: slide.ms, ...FLIGHT }, landed ?? null)
  }, [slide])
  return (
    <g ref={element} visibility="hidden" pointerEvents="none">
      <Checker side={slide.side} />
    </g>
  )
}

/** Lines that say which suggested checker goes where. */
function HintWays({ model, geometry }: { model: BoardModel; geometry: Geometry }) {
  return model.hintWays.map(({ from, to }: HintWay) => {
    const start = spotAt(model, geometry, from, false)
    const end = spotAt(model, geometry, to, true)
    // From rim to rim.
    const away = geometry.radius / Math.hypot(end.x - start.x, end.y - start.y)
    const [x, y] = [(end.x - start.x) * away, (end.y - start.y) * away]
    const line = { x1: start.x + x, y1: start.y + y, x2: end.x - x, y2: end.y - y }
    const scale = geometry.radius / 40
    return (
      <g key={`${from}-${to}`} className={styles.hintWay}>
        <line {...line} className={styles.hintHalo} style={{ strokeWidth: 7 * scale }} />
        <line {...line} className={styles.hint} style={{ strokeWidth: 4 * scale }} />
      </g>
    )
  })
}

/** The checker that leaves a point, or the free place of one that comes. */
function spotAt({ points, off, side }: BoardModel, geometry: Geometry, place: Place, comes: boolean): Spot {
  if (place === OFF) return geometry.tray(true, off[side]! + 1)
  const { progress, count, hint } = points.find(({ point }) => point === place)!
  return geometry.checker(progress, comes ? count : count - 1, hint === 'to' ? count + 1 : count)
}
