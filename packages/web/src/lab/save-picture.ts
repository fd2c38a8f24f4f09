import { saveFile } from '../ui/save-file.ts'

const SVG = 'image/svg+xml'
/** A PNG has so many pixels for one of the drawing, sharp enough to print on half a page. */
const SCALE = 1.5
/** Shades that differ by less are one: soft gradients would make up most of the file. */
const SHADE = 3

export function saveSvg(name: string, svg: string): void {
  saveFile(`${name}.svg`, new Blob([svg], { type: SVG }))
}

/** False where the browser could not draw it. */
export async function savePng(name: string, svg: string): Promise<boolean> {
  const png = await drawPng(svg).catch(() => null)
  if (png) saveFile(`${name}.png`, png)
  return png !== null
}

async function drawPng(svg: string): Promise<Blob | null> {
  const image = new Image()
  // As data: the page may not show pictures from anywhere else.
  image.src = `data:${SVG};charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SCALE * image.naturalWidth
  canvas.height = SCALE * image.naturalHeight
  const { width, height } = canvas
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  context.drawImage(image, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  pixels.data.forEach((shade, index, all) => {
    all[index] = Math.round(shade / SHADE) * SHADE
  })
  context.putImageData(pixels, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
