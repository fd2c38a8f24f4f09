import type { ReactNode } from 'react'
import styles from './picture.module.css'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing that says in one sentence what it shows. */
export function Picture({ label, box, children }: { label: string; box: Box; children: ReactNode }) {
  return (
    <svg
      className={styles.picture}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
}

const at = ({ x, y }: Spot, size: number): string => `translate(${x} ${y}) scale(${size})`

interface SignProps {
  readonly place: Spot
  readonly size?: number
}

/** This may be done. */
export function Tick({ place, size = 1 }: SignProps) {
  return (
    <g transform={at(place, size)} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle r="24" fill="var(--surface)" stroke="var(--good)" strokeWidth="4" />
      <path d="M-11,1L-3,9L11,-8" stroke="var(--good)" strokeWidth="6" />
    </g>
  )
}

/** This may not. */
export function Cross({ place, size = 1 }: SignProps) {
  return (
    <g transform={at(place, size)} fill="none" strokeLinecap="round">
      <circle r="20" fill="var(--surface)" stroke="var(--danger)" strokeWidth="4" />
      <path d="M-8,-8L8,8M8,-8L-8,8" stroke="var(--danger)" strokeWidth="5.5" />
    </g>
  )
}

/** A number on what is counted. */
export function Count({ place, size = 1, value }: SignProps & { value: number }) {
  return (
    <g transform={at(place, size)}>
      <circle r="17" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" />
      <text y="8" textAnchor="middle" fontSize="23" fontWeight="700" fill="var(--ink)">
        {value}
      </text>
    </g>
  )
}

/** A place to look at. */
export function Ring({ place }: { place: Spot }) {
  return (
    <g transform={at(place, 1)} fill="none">
      <circle r="21" stroke="#000" strokeOpacity=".45" strokeWidth="9" />
      <circle r="21" stroke="#fff" strokeWidth="5" strokeDasharray="9 6" />
    </g>
  )
}

/** Along a path, light on a dark rim so that it is seen on every ground. */
export function Arrow({ id, d, colour = 'var(--lit)', rim = '#1d1712' }: ArrowProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <marker
        id={id}
        viewBox="-10 -7 12 14"
        refX="-5"
        markerWidth="30"
        markerHeight="35"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M-9,-6L1,0L-9,6Z" fill={colour} stroke={rim} strokeWidth="1.2" strokeLinejoin="round" />
      </marker>
      <path d={d} stroke={rim} strokeWidth="12" />
      <path d={d} stroke={colour} strokeWidth="7" markerEnd={`url(#${id})`} />
    </g>
  )
}

interface ArrowProps {
  readonly id: string
  readonly d: string
  readonly colour?: string
  readonly rim?: string
}
