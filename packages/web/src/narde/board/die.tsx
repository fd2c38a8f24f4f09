/** Pips on a grid of three, by their places in it. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** A die of 48 around its middle; 0 has no face yet. A used one is pale and barred. */
export function Die({ value, isUsed = false }: { value: number; isUsed?: boolean }) {
  return (
    <g opacity={isUsed ? 0.4 : 1}>
      <rect x="-21" y="-19" width="42" height="42" rx="10" fill="#000" opacity=".25" />
      <rect x="-21" y="-21" width="42" height="42" rx="10" fill="#fdf8ea" stroke="#b9a77f" strokeWidth="1.5" />
      {PIPS[value]?.map((at) => (
        <circle key={at} cx={((at % 3) - 1) * 10} cy={(Math.floor(at / 3) - 1) * 10} r="4" fill="#2a241c" />
      ))}
      {isUsed ? <path d="M-15,15L15,-15" stroke="#2a241c" strokeWidth="4" strokeLinecap="round" /> : null}
    </g>
  )
}
