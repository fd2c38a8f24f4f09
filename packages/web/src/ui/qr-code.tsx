import { useEffect, useState } from 'react'

const BORDER = 2

/** Nothing at first: the encoder is loaded here, because most visitors never see a code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null)
  useEffect(() => {
    let isShown = true
    void encoded(text).then((made) => isShown && setCode(made))
    return () => {
      isShown = false
    }
  }, [text])
  if (!code) return null
  const side = code.size + 2 * BORDER
  return (
    // Black on white in both themes: not every camera reads the reverse.
    <svg viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-BORDER} y={-BORDER} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}

async function encoded(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])))
  return { size, path: dark.join('') }
}
