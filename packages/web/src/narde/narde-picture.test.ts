import { isRefusal } from '@serai/kernel'
import { narde } from '@serai/narde'
import { expect, it } from 'vitest'
import { PICTURE } from './narde-picture.tsx'

it('shows a position that the rules allow', () => {
  const built = narde.build(narde.describe(PICTURE))
  expect(isRefusal(built) ? built : null).toBeNull()
})
