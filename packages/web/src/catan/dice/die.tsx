const [L, M, R] = [-10, 0, 10] as const
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [R, L],
    [L, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
]

/** One face of ivory; the words are beside it. */
export function Die({ value }: { value: number }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <rect x="-21" y="-19" width="42" height="42" rx="10" opacity=".25" />
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="10"
        fill="var(--die, #fdf8ea)"
        stroke="var(--die-line, #b9a77f)"
        strokeWidth="1.5"
      />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="4" fill="var(--die-pip, #2a241c)" />
      ))}
    </svg>
  )
}
