import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import css from './island.module.css'
import { type BuildingModel, type Spot, sameSpot } from './island-model.ts'
import { placeOf, VIEW_BOX, VIEW_HEIGHT, VIEW_WIDTH } from './places.ts'
import { isArrowKey, nearestSpot, spotTowards, usePointing } from './pointing.ts'
import { HintMark, LitSpot, PreviewMark, type PreviewModel } from './spot-marks.tsx'

/** Half of a target of 44 pixels. */
const FINGER = 22
/** From so many places on their lights are smaller, so that the board between them can be seen. */
const MANY = 20

interface SpotLayerProps {
  readonly spots: readonly Spot[]
  readonly buildings: readonly BuildingModel[]
  readonly isQuiet: boolean
  readonly describe: (spot: Spot) => string
  readonly preview: PreviewModel | null
  readonly hint: Spot | null
  readonly onPick: ((spot: Spot) => void) | undefined
  readonly onInspect: ((spot: Spot | null) => void) | undefined
}

/** Everything that lights up, and everything that can be pointed at. */
export const SpotLayer = memo(function SpotLayer(props: SpotLayerProps) {
  const { spots, buildings, isQuiet, describe, preview, hint, onPick, onInspect } = props
  const svg = useRef<SVGSVGElement>(null)
  const reach = FINGER * useUnitsPerPixel(svg)
  const [tabStop, setTabStop] = useState<Spot | null>(null)
  const { hovered, pointed, handlers } = usePointing({ svg, spots, reach, onPick, onInspect })
  const focus = useRoving(svg, spots)
  const words = useMemo(() => spots.map(describe), [spots, describe])

  // The places get handlers that stay the same, so that only those are drawn again that look different.
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const onKeyDown = useCallback(
    (event: KeyboardEvent<SVGGElement>, spot: Spot) => {
      const { spots, onPick } = latest.current
      if (isArrowKey(event.key)) {
        const next = spotTowards(spots, spot, event.key)
        if (next) focus.move(next)
      } else if (event.key === 'Enter' || event.key === ' ') {
        onPick?.(spot)
      } else {
        return
      }
      event.preventDefault()
    },
    [focus],
  )
  const onFocus = useCallback(
    (event: FocusEvent<SVGGElement>, spot: Spot) => {
      setTabStop(spot)
      if (!event.currentTarget.matches(':focus-visible')) return
      focus.entered(spot)
      latest.current.onInspect?.(spot)
    },
    [focus],
  )
  const onBlur = useCallback(
    (event: FocusEvent<SVGGElement>) => {
      focus.left(event.currentTarget)
      latest.current.onInspect?.(pointed.current)
    },
    [focus, pointed],
  )

  const stop = spots.some((spot) => sameSpot(spot, tabStop)) ? tabStop : (spots[0] ?? null)
  const isLit = spots.some((spot) => sameSpot(spot, hovered))
  return (
    <svg
      ref={svg}
      role="presentation"
      className={`${css.layer} ${onPick || onInspect ? css.spots : ''}`}
      viewBox={VIEW_BOX}
      data-over={isLit ? 'spot' : undefined}
      data-many={spots.length >= MANY || undefined}
      data-quiet={isQuiet || undefined}
      {...handlers}
    >
      {spots.map((spot, index) => (
        <LitSpot
          key={`${spot.kind}-${spot.at}`}
          kind={spot.kind}
          at={spot.at}
          words={words[index]!}
          reach={reach}
          isTabStop={sameSpot(spot, stop)}
          isHovered={sameSpot(spot, hovered)}
          isBuilt={spot.kind === 'vertex' && buildings.some(({ vertex }) => vertex === spot.at)}
          isTaken={sameSpot(spot, preview?.spot ?? null)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      ))}
      {hovered && !isLit && <circle r="15" cx={placeOf(hovered).x} cy={placeOf(hovered).y} className={css.corner} />}
      {hint && <HintMark spot={hint} />}
      {preview && <PreviewMark {...preview} />}
    </svg>
  )
})

/** The focus among the places; when the one it was on is gone, it goes to the nearest of the new ones, or waits around them. */
function useRoving(svg: React.RefObject<SVGSVGElement | null>, spots: readonly Spot[]) {
  const last = useRef<Spot | null>(null)
  const [focus] = useState(() => ({
    move: (spot: Spot) =>
      svg.current?.querySelector<SVGGElement>(`[data-spot="${spot.kind}-${spot.at}"]`)?.focus({ preventScroll: true }),
    entered: (spot: Spot) => {
      last.current = spot
    },
    /** Nobody went away when the place itself did, or only to the next one. */
    left: (element: Element) => {
      const place = last.current
      queueMicrotask(() => {
        if (element.isConnected && last.current === place) last.current = null
      })
    },
  }))
  useLayoutEffect(() => {
    const around = svg.current?.closest('section')
    if (!last.current || (document.activeElement !== document.body && document.activeElement !== around)) return
    const next = nearestSpot(spots, placeOf(last.current), Number.POSITIVE_INFINITY)
    if (next) focus.move(next)
    else around?.focus({ preventScroll: true })
  }, [svg, spots, focus])
  return focus
}

/** How much of the drawing one pixel of the screen covers, so that targets can be as large as a finger. */
function useUnitsPerPixel(element: RefObject<Element | null>): number {
  const [units, setUnits] = useState(1)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const scale = Math.min(width / VIEW_WIDTH, height / VIEW_HEIGHT)
      // Rounded, so that a window that is being resized does not draw everything at every pixel.
      if (scale > 0) setUnits(Math.round(20 / scale) / 20)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return units
}
