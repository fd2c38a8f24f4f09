// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { spiralBoard } from '@serai/catan'
import { stream } from '@serai/kernel'
import { formatBoardCode } from '@serai/lab'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { ShareSheet } from './share-sheet.tsx'

const save = vi.hoisted(() => vi.fn())
vi.mock('../ui/save-file.ts', () => ({ saveFile: save }))

const board = spiralBoard(stream(3, 'board'))
const code = formatBoardCode(board)

class Drawn {
  naturalWidth = 2
  naturalHeight = 2
  decode = () => Promise.resolve()
}

/** A browser in which a canvas draws so. */
function canvasOf(context: unknown, png: Blob | null): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(png))
}

const pen = { drawImage: () => {}, putImageData: () => {}, getImageData: () => ({ data: new Uint8ClampedArray(4) }) }

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  save.mockClear()
  vi.stubGlobal('Image', Drawn)
  // The house never says where others find it.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(<ShareSheet board={board} seats={3} marks={{}} onClose={() => {}} />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const savePng = () => fireEvent.click(screen.getByRole('button', { name: 'Save as PNG', hidden: true }))
const fault = () => screen.findByText('This browser could not draw the PNG. The SVG shows the same.')

it('links to the board for as many players', () => {
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this board', hidden: true })
  expect(link.value).toMatch(new RegExp(`/lab/${code}\\?seats=3$`))
})

it('saves a picture without a word', async () => {
  const png = new Blob()
  canvasOf(pen, png)
  savePng()
  await expect.poll(() => save).toHaveBeenCalledWith(`${code}.png`, png)
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})

it.each([
  ['has no canvas', null, new Blob()],
  ['makes no file of it', pen, null],
])('says so where the browser %s', async (_, context, png) => {
  canvasOf(context, png)
  savePng()
  await fault()
  expect(save).not.toHaveBeenCalled()
})

it('says so where the browser cannot read the drawing', async () => {
  vi.stubGlobal(
    'Image',
    class extends Drawn {
      override decode = () => Promise.reject(new Error('not an image'))
    },
  )
  savePng()
  await fault()
})
