import { isRefusal } from '@serai/kernel'
import { advise, emptyDraft, parseBoardCode } from '@serai/lab'
import { expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { methodNote, placeViews } from './advice-panel.tsx'

it('an expert place is worth points above or below an equal share, and the note says so', () => {
  const board = parseBoardCode('SB1-1CAK-2K3X-5M0M-8S8X-M4S6-XEDP')
  if (isRefusal(board)) throw new Error(board.fault)
  const advice = advise(emptyDraft(board, 4), 0, 'expert')
  if (isRefusal(advice)) throw new Error(advice.code)
  const [best, next] = advice.places
  const points = (share: number) => Math.abs(100 * (share - 1 / 4)).toFixed(1)
  const [first, second] = placeViews(advice, en)
  expect(first).toMatchObject({ worth: `+${points(best!.worth)} points`, isGain: true })
  expect(second).toMatchObject({ worth: `−${points(next!.worth)} points`, isGain: false })
  expect(methodNote('expert', 4, en.lab)).toMatch(/an equal win share \(25\u00a0%\).*typical error 6 points/)
  expect(methodNote('expert', 3, ru.lab)).toContain('(33\u00a0%)')
  expect(methodNote('classic', 4, en.lab)).toBe(en.lab.methodNotes.classic)
})
