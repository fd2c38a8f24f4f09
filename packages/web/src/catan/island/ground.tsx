import { TERRAINS } from '@serai/catan'
import { memo } from 'react'
import { HarbourSign } from './harbour-sign.tsx'
import css from './island.module.css'
import type { HarbourModel, HexModel } from './island-model.ts'
import { HEX_PLACES, VIEW_BOX } from './places.ts'
import terrainSvg from './terrain.svg?raw'

let isThere = false

/** The terrains, patterns and figures that all islands of a page refer to: put into it once, with the first island. */
export function ensureIslandDefs(): void {
  if (isThere || typeof document === 'undefined') return
  isThere = true
  const holder = document.createElement('div')
  // Not hidden: what is not laid out cannot be painted with.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  holder.innerHTML = terrainSvg
  document.body.append(holder)
}

/** Every hex at its full size, as one path: the strokes around it are sand and shallows. */
const COAST = HEX_PLACES.map(({ x, y }) => `M${x},${y - 100}l86.6,50v100l-86.6,50l-86.6,-50v-100z`).join('')
/** A hex is 95.5 % of its cell: the sand between is the track of the roads. */
const HEX = 'M0,-95.5L82.7,-47.8V47.8L0,95.5L-82.7,47.8V-47.8Z'
const HEX_RIM = 'M0,-94L81.4,-47V47L0,94L-81.4,47V-47Z'

/** One terrain at its place. */
export function Hex({ hex, terrain, isMirrored }: { hex: number; terrain: string; isMirrored: boolean }) {
  const { x, y } = HEX_PLACES[hex]!
  return (
    <g transform={`translate(${x} ${y})`} data-anchor={`hex-${hex}`}>
      <g clipPath="url(#isle-hex)">
        <use href={`#isle-${terrain}`} transform={isMirrored ? 'scale(-1 1)' : undefined} />
        <path d={HEX} fill="url(#isle-light)" />
      </g>
      <path d={HEX_RIM} fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="2.5" />
      <path d={HEX} fill="none" stroke="var(--edge)" strokeWidth="1.6" strokeOpacity=".5" />
    </g>
  )
}

/** Two hexes of the same terrain that follow each other are mirrored, so that they do not look stamped. */
function mirrored(hexes: readonly HexModel[]): readonly boolean[] {
  const seen = new Map(TERRAINS.map((terrain) => [terrain, 0]))
  return hexes.map(({ terrain }) => {
    const count = seen.get(terrain) ?? 0
    seen.set(terrain, count + 1)
    return count % 2 === 1
  })
}

interface GroundProps {
  readonly hexes: readonly HexModel[]
  readonly harbours: readonly HarbourModel[]
  /** Harbour places that the viewer may use. */
  readonly mine?: readonly number[] | undefined
}

/** Sea, sand, terrains and harbours: what stays as it is for a whole game, so it is drawn once. */
export const Ground = memo(function Ground({ hexes, harbours, mine = [] }: GroundProps) {
  const isMirrored = mirrored(hexes)
  return (
    <>
      <svg className={`${css.layer} ${css.open}`} aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#isle-sea)" />
        <rect width="100%" height="100%" fill="url(#isle-waves)" />
      </svg>
      <svg className={css.layer} viewBox={VIEW_BOX} aria-hidden="true">
        <g strokeLinejoin="round" fill="none">
          <path d={COAST} stroke="var(--sea-2)" strokeWidth="92" strokeOpacity=".3" />
          <path d={COAST} stroke="var(--shallow)" strokeWidth="54" strokeOpacity=".38" />
          <path d={COAST} stroke="var(--sand-2)" strokeWidth="25" />
          <path d={COAST} fill="var(--sand)" stroke="var(--sand)" strokeWidth="19" />
        </g>
        {harbours.map(({ place, kind }) => (
          <HarbourSign key={place} place={place} kind={kind} isMine={mine.includes(place)} />
        ))}
        {hexes.map(({ hex, terrain }) => (
          <Hex key={hex} hex={hex} terrain={terrain} isMirrored={isMirrored[hex]!} />
        ))}
      </svg>
    </>
  )
}, isSameGround)

function isSameGround(a: GroundProps, b: GroundProps): boolean {
  return (
    a.hexes.every(({ terrain }, hex) => terrain === b.hexes[hex]?.terrain) &&
    a.harbours.every(({ kind }, place) => kind === b.harbours[place]?.kind) &&
    (a.mine ?? []).join() === (b.mine ?? []).join()
  )
}
