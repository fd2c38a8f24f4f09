import type { Board } from '@serai/catan'
import { type BoardPicture, boardSvg, formatBoardCode } from '@serai/lab'
import { useState } from 'react'
import { useServerOrigin } from '../net/server-origin.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Switch } from '../ui/switch.tsx'
import { boardAddress } from './board-address.ts'
import styles from './lab.module.css'

interface Props {
  readonly board: Board
  readonly seats: number
  /** What lies on the board on the screen. */
  readonly marks: BoardPicture
  readonly onClose: () => void
}

/** The board to take elsewhere: as a link, a code or a picture. */
export function ShareSheet({ board, seats, marks, onClose }: Props) {
  const { common, lab } = useText()
  const { origin, isOnlyHere } = useServerOrigin()
  const code = formatBoardCode(board)
  const [hasMarks, setMarks] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const picture = () => boardSvg(board, { ...(hasMarks ? marks : {}), title: lab.picture(code) })
  const asPng = async () => {
    setFailed(false)
    setFailed(!(await savePng(code, picture())))
  }
  return (
    <Sheet title={lab.shareTitle} onClose={onClose}>
      <div className={styles.sheet}>
        <span className="label">{lab.link}</span>
        <CopyField label={lab.link} text={`${origin}${boardAddress(code, seats)}`} />
        {isOnlyHere ? <small>{common.onlyHere}</small> : null}
        <span className="label">{lab.code}</span>
        <CopyField label={lab.code} text={code} lines={2} />
        <Switch on={hasMarks} label={lab.pictureMarks} note={lab.pictureMarksNote} onChange={setMarks} />
        <div className={styles.two}>
          <Button onClick={() => saveSvg(code, picture())}>
            <Icon name="save" />
            {lab.saveSvg}
          </Button>
          <Button onClick={() => void asPng()}>
            <Icon name="save" />
            {lab.savePng}
          </Button>
        </div>
        {hasFailed ? (
          <p className={styles.fault} role="alert">
            {lab.noPng}
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}

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
