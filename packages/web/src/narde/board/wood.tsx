import { POINTS, pointAt, type Side } from '@serai/narde'
import { memo } from 'react'
import { STAR } from '../../ui/seat-mark.tsx'
import { columnOf, type Geometry, isFar } from './geometry.ts'
import styles from './narde-board.module.css'

/** A slim pointed arch, from its base at 0 to its tip. */
export function archPath(pitch: number, reach: number): string {
  const half = pitch * 0.45
  const tip = half * 0.2
  return `M${-half},0C${-half},${reach * 0.42} ${-tip},${reach * 0.62} 0,${reach}C${tip},${reach * 0.62} ${half},${reach * 0.42} ${half},0Z`
}

/** The empty board, numbered for the side that looks: nothing on it changes during a game. */
export const Wood = memo(function Wood({ geometry, side }: { geometry: Geometry; side: Side }) {
  const { kind, width, height, fields } = geometry
  const isFlat = kind === 'flat'
  const line = isFlat ? { inset: 17, right: 955, width: 2.4, star: 10 } : { inset: 8, right: 352, width: 1.2, star: 5 }
  const radius = isFlat ? 18 : 10
  return (
    <svg aria-hidden="true">
      <rect width={width} height={height} rx={radius} fill="url(#narde-wood)" />
      <rect width={width} height={height} rx={radius} fill="url(#narde-grain)" />
      <rect
        x={line.inset}
        y={line.inset}
        width={line.right - line.inset}
        height={height - 2 * line.inset}
        rx={isFlat ? 8 : 4}
        fill="none"
        stroke="var(--brass)"
        strokeWidth={line.width}
        opacity=".85"
      />
      {fields.map((field) => (
        <Field key={`${field.x} ${field.y}`} {...field} star={isFlat ? 40 : 15} edge={isFlat ? 4 : 2} />
      ))}
      {isFlat ? (
        <>
          <Hinge x={474} y={86} width={24} height={68} />
          <Hinge x={474} y={550} width={24} height={68} />
        </>
      ) : (
        <>
          <Hinge x={44} y={height / 2 - 4.5} width={32} height={9} />
          <Hinge x={284} y={height / 2 - 4.5} width={32} height={9} />
        </>
      )}
      {[line.inset, line.right].map((x) =>
        [line.inset, height - line.inset].map((y) => (
          <path key={`${x} ${y}`} d={STAR} transform={`translate(${x} ${y}) scale(${line.star})`} fill="var(--brass)" />
        )),
      )}
      {Array.from({ length: POINTS }, (_, progress) => {
        const number = pointAt(side, progress)
        return <Point key={number} geometry={geometry} progress={progress} number={number} />
      })}
    </svg>
  )
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function Field({ x, y, width, height, star, edge }: Box & { star: number; edge: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="4" fill="url(#narde-leather)" />
      <rect x={x} y={y} width={width} height={height} rx="4" fill="url(#narde-pores)" />
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx="4"
        fill="none"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth={edge}
      />
      <g transform={`translate(${x + width / 2} ${y + height / 2})`} opacity=".5" fill="none" stroke="var(--brass)">
        <path d={STAR} transform={`scale(${star})`} strokeWidth=".04" />
        <path d={STAR} transform={`scale(${star * 0.55}) rotate(22.5)`} strokeWidth=".06" />
      </g>
    </>
  )
}

function Hinge({ x, y, width, height }: Box) {
  const isUpright = height > width
  const nail = Math.min(width, height) / 10
  const near = [0.24, 0.76]
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={Math.min(width, height) / 5} fill="var(--brass)" />
      <path
        d={isUpright ? `M${x + width / 2},${y}v${height}` : `M${x},${y + height / 2}h${width}`}
        stroke="#5a4320"
        strokeWidth={nail * 0.8}
      />
      {near.map((across) =>
        [0.16, 0.84].map((along) => (
          <circle
            key={`${across} ${along}`}
            cx={x + width * (isUpright ? across : along)}
            cy={y + height * (isUpright ? along : across)}
            r={nail}
            fill="#5a4320"
          />
        )),
      )}
    </>
  )
}

function Point({ geometry, progress, number }: { geometry: Geometry; progress: number; number: number }) {
  const { pitch, reach, kind } = geometry
  const { x, y, turn } = geometry.point(progress)
  const label = geometry.number(progress)
  const isOak = (columnOf(progress) + (isFar(progress) ? 1 : 0)) % 2 === 0
  const line = kind === 'flat' ? 1.4 : 0.8
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path
          d={archPath(pitch, reach)}
          fill={isOak ? 'var(--pt-a)' : 'var(--pt-b)'}
          stroke="var(--brass)"
          strokeWidth={line}
          strokeOpacity=".75"
        />
        <path
          d={archPath(pitch * 0.6, reach * 0.74)}
          fill="none"
          stroke={isOak ? '#5a3a1c' : '#fff'}
          strokeOpacity={isOak ? 0.22 : 0.16}
          strokeWidth={line}
        />
      </g>
      <text x={label.x} y={label.y} className={styles.number} fontSize={kind === 'flat' ? 17 : 11}>
        {number}
      </text>
    </>
  )
}

/** Wood, leather and checkers: what the drawings of a board refer to. */
export const BoardDefs = memo(function BoardDefs() {
  return (
    <defs>
      <radialGradient id="narde-ivory" cx=".38" cy=".32" r=".8">
        <stop offset="0" stopColor="#fffdf6" />
        <stop offset=".6" stopColor="#f3ead6" />
        <stop offset="1" stopColor="#d8c8a6" />
      </radialGradient>
      <radialGradient id="narde-ebony" cx=".38" cy=".32" r=".85">
        <stop offset="0" stopColor="#5b5048" />
        <stop offset=".55" stopColor="#2e2722" />
        <stop offset="1" stopColor="#17120f" />
      </radialGradient>
      <linearGradient id="narde-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--wood-2)" />
        <stop offset=".5" stopColor="var(--wood-1)" />
        <stop offset="1" stopColor="var(--wood-3)" />
      </linearGradient>
      <pattern id="narde-grain" width="220" height="26" patternUnits="userSpaceOnUse">
        <path
          d="M0,4C50,0 90,9 140,5S200,3 220,4M0,11C40,15 110,8 150,12S210,10 220,11M0,19C60,16 100,23 160,19S205,20 220,19"
          fill="none"
          stroke="var(--wood-3)"
          strokeWidth="1.1"
          opacity=".5"
        />
        <path
          d="M0,8C60,12 120,4 220,8M0,23C70,20 130,26 220,23"
          fill="none"
          stroke="var(--wood-4)"
          strokeWidth=".9"
          opacity=".5"
        />
      </pattern>
      <pattern id="narde-pores" width="14" height="14" patternUnits="userSpaceOnUse">
        <g fill="#000" opacity=".1">
          <circle cx="2" cy="3" r=".8" />
          <circle cx="9" cy="2" r=".6" />
          <circle cx="6" cy="8" r=".9" />
          <circle cx="12" cy="10" r=".7" />
          <circle cx="3" cy="12" r=".6" />
        </g>
      </pattern>
      <radialGradient id="narde-leather" cx=".5" cy=".5" r=".75">
        <stop offset=".2" stopColor="var(--leather)" />
        <stop offset="1" stopColor="var(--leather-2)" />
      </radialGradient>
    </defs>
  )
})
