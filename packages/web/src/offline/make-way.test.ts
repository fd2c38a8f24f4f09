// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { makeWay } from './make-way.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => {})

it('makes way at once where nobody writes or chooses', () => {
  const reloads = reload()
  document.body.innerHTML = '<input><dialog></dialog>'
  makeWay()
  expect(reloads).toHaveBeenCalledOnce()
})

it.each([
  ['writes', '<textarea></textarea>', () => document.querySelector('textarea')!.focus()],
  ['has a sheet open', '<dialog open></dialog>', () => {}],
])('waits for somebody who %s to look away', (_, html, begin) => {
  const reloads = reload()
  document.body.innerHTML = html
  begin()
  makeWay()
  expect(reloads).not.toHaveBeenCalled()
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('visibilitychange'))
  expect(reloads).toHaveBeenCalledOnce()
})
