/** The water round the island, its waves, and the light on a hex. */
export const SEA =
  '<clipPath id="sb-hx"><path d="M0,-95.5L82.7,-47.8V47.8L0,95.5L-82.7,47.8V-47.8Z"/></clipPath>' +
  '<linearGradient id="sb-hexLight" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>' +
  '<radialGradient id="sb-seaG" cx=".5" cy=".5" r=".75"><stop offset=".35" stop-color="#4d92a8"/><stop offset="1" stop-color="#3a7b93"/></radialGradient>' +
  '<pattern id="sb-waves" width="120" height="64" patternUnits="userSpaceOnUse"><g fill="none" stroke="#8cc3cc" stroke-width="2" stroke-linecap="round"><path d="M10,16q9,-7 18,0t18,0"/><path d="M72,30q7,-5 14,0t14,0" opacity=".7"/><path d="M28,50q7,-5 14,0t14,0" opacity=".55"/><path d="M92,58q5,-4 10,0" opacity=".5"/></g></pattern>'
