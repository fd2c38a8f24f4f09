import type { Board } from '@serai/catan'
import { type BoardPicture, boardSvg, formatBoardCode } from '@serai/lab'
import { useState } from 'react'
import { useServerOrigin } from '../net/server-origin.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Switch } from '../ui/switch.tsx'
import { boardAddress } from './board-address.ts'
import faults from './fault.module.css'
import styles from './lab-sheet.module.css'
import { savePng, saveSvg } from './save-picture.ts'

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
          <p className={faults.fault} role="alert">
            {lab.noPng}
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}
