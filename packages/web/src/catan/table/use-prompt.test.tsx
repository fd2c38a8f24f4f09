// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { fakeSession } from '../../../test/fake-session.ts'
import { loadLanguage } from '../../text/language.ts'
import { useReason } from './use-prompt.ts'

beforeAll(() => loadLanguage('en'))

it('is gone when the game goes on, and when the seat is taken over', () => {
  const { session } = fakeSession()
  const { result, rerender } = renderHook(({ isPiloted }) => useReason(session, isPiloted), {
    initialProps: { isPiloted: true },
  })
  act(() => result.current.give('A bot plays', 'E_STAGE'))
  expect(result.current.reason).toBe('A bot plays')
  rerender({ isPiloted: false })
  expect(result.current.reason).toBeNull()
  act(() => result.current.give('No ore', 'E_CANNOT_PAY'))
  expect(result.current.reason).toBe('No ore')
  act(() => session.view.setState({ seq: 1 }))
  expect(result.current.reason).toBeNull()
})
