import { renderUnicodeCompact } from 'uqr'

const STOP = 'Press Ctrl+C to stop.'

/** What the command prints when the server is open: where it is, and a code for the cameras of phones in the same network. */
export function welcome(local: string, network: readonly string[], isTerminal: boolean): string {
  const lines = [`Serai is running at ${local}`, ...network.map((url) => `  on your network: ${url}`)]
  const [first] = network
  if (isTerminal && first !== undefined)
    lines.push('', ...qrLines(first), `  Scan to open ${first} on a phone in the same network`)
  return [...lines, STOP].join('\n')
}

/** White on black whatever the terminal's own colours are: cameras want it so. */
function qrLines(url: string): string[] {
  return renderUnicodeCompact(url, { border: 2 })
    .split('\n')
    .map((line) => `  \u001b[40;97m${line}\u001b[0m`)
}
