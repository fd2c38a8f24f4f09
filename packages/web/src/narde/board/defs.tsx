/** Wood, leather and checkers: what the drawings of a board refer to. */
export function BoardDefs() {
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
}
