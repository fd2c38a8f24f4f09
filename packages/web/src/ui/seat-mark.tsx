import { type SeatLook, useSeatLooks } from './seat-looks.ts'

/** Eight points, in a circle of 1: the inlay of Narde's board and of its ebony checkers. */
export const STAR =
  'M0,-1L.24,-.58L.71,-.71L.58,-.24L1,0L.58,.24L.71,.71L.24,.58L0,1L-.24,.58L-.71,.71L-.58,.24L-1,0L-.58,-.24L-.71,-.71L-.24,-.58Z'

/** The shape of a seat in a box of 12, for pieces, charts and avatars; what is on a checker goes near its rim. */
export function LookShape({ look: { colour, mark } }: { look: SeatLook }) {
  const paint = `var(--${colour}-mark)`
  switch (mark) {
    case 'disc':
      return <circle r="4.6" fill={paint} />
    case 'diamond':
      return <path d="M0,-6L6,0L0,6L-6,0Z" fill={paint} />
    case 'cross':
      return <path d="M-1.9,-5.6H1.9V-1.9H5.6V1.9H1.9V5.6H-1.9V1.9H-5.6V-1.9H-1.9Z" fill={paint} />
    case 'triangle':
      return <path d="M0,-5.6L6,4.8H-6Z" transform="translate(0 -0.7)" fill={paint} />
    case 'rings':
      return (
        <g fill="none" stroke={paint}>
          <circle r="7.8" strokeWidth="1.1" />
          <circle r="3.9" strokeWidth=".9" />
        </g>
      )
    case 'star':
      return <path d={STAR} transform="scale(7.5)" fill="none" stroke={paint} strokeWidth=".14" />
    case 'ring':
      return <circle r="6" fill="none" stroke={paint} strokeWidth="1.3" />
  }
}

interface MarkProps {
  readonly size?: number
  readonly state?: 'here' | 'away' | 'empty'
}

/** The avatar of a seat; pale when its person is away, an empty dashed ring when nobody sits there. */
export function SeatMark({ seat, ...props }: MarkProps & { seat: number }) {
  return <LookMark look={useSeatLooks()(seat)} {...props} />
}

export function LookMark({ look, size = 30, state = 'here' }: MarkProps & { look: SeatLook }) {
  const { colour } = look
  return (
    <svg
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      data-look={colour}
      aria-hidden="true"
      style={{ flex: 'none', display: 'block' }}
    >
      {state === 'empty' ? (
        <circle r="12" fill="none" stroke="var(--line-2)" strokeWidth="2" strokeDasharray="4 3.5" />
      ) : (
        <g opacity={state === 'away' ? 0.5 : undefined}>
          <circle
            r="13"
            fill={`var(--${colour})`}
            stroke={`var(--${colour}-line)`}
            strokeWidth="2"
            strokeDasharray={state === 'away' ? '5 3' : undefined}
          />
          <g transform="scale(1.15)">
            <LookShape look={look} />
          </g>
        </g>
      )}
    </svg>
  )
}
