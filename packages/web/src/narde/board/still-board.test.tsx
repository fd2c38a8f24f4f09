// @vitest-environment happy-dom
import { isRefusal } from '@serai/kernel'
import { narde } from '@serai/narde'
import { expect, it } from 'vitest'
import { pictureFile } from '../../../test/picture-file.tsx'
import { PICTURE, PICTURE_DICE, StartPicture } from './still-board.tsx'

it('shows a position that the rules allow', () => {
  const built = narde.parsePosition({ points: PICTURE, dice: { roll: PICTURE_DICE } })
  expect(isRefusal(built) ? built : null).toBeNull()
})

it('golden: the picture of the start page is the board as it is drawn', async () => {
  const file = pictureFile(<StartPicture />, 'src/narde/board/narde-board.module.css')
  await expect(file).toMatchFileSnapshot('../narde-picture.svg')
})
