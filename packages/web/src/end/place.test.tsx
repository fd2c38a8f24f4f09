// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { comeBack, leave, PlaceContext, placeOf, useKept } from './place.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function Turn() {
  const [turn, choose] = useKept('turn', null)
  return <button type="button" onClick={() => choose((turn ?? 0) + 1)}>{`turn ${turn}`}</button>
}

const shown = (table: string) => {
  const place = placeOf(table)
  render(
    <PlaceContext value={place}>
      <Turn />
    </PlaceContext>,
  )
  return place
}

it('is as it was left, once', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  const place = shown('blue-fox')
  comeBack(place)
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('turn null'))
  leave(place, 'blue-fox')
  cleanup()

  // The page of another table begins as ever.
  shown('red-fox')
  expect(screen.getByText('turn null')).not.toBeNull()
  cleanup()

  const back = shown('blue-fox')
  expect(screen.getByText('turn 1')).not.toBeNull()
  comeBack(back)
  expect(scrollTo.mock.calls).toEqual([[0, 640]])
  comeBack(back)
  expect(scrollTo).toHaveBeenCalledOnce()
  cleanup()

  shown('blue-fox')
  expect(screen.getByText('turn null')).not.toBeNull()
})

it('is remembered by the page itself where that stays', () => {
  const place = placeOf('alone')
  place.set('turn', 7)
  leave(place, null)
  expect(sessionStorage).toHaveLength(0)
  expect(place.get('turn')).toBe(7)
})

it('is nowhere when what was kept cannot be read', () => {
  sessionStorage.setItem('serai.end', '{')
  expect(placeOf('blue-fox').size).toBe(0)
})
