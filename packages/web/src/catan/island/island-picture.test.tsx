// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { pictureFile } from '../../../test/picture-file.tsx'
import { IslandPicture } from './island-picture.tsx'

it('golden: the picture of the start page is the island as it is drawn', async () => {
  const file = pictureFile(<IslandPicture />, 'src/catan/island/island.module.css')
  await expect(file).toMatchFileSnapshot('island-picture.svg')
})
