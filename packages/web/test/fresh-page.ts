import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import './longer-waits.ts'

// Files with a DOM share a process, for what it has loaded: nothing else may pass from one file to the next.

/** Our own modules are loaded anew, and what they remember begins anew with them. */
vi.resetModules()

/** What listens beyond its test would hear of the next file. */
const unlisten: (() => void)[] = []
for (const target of [window, document]) {
  const listen = target.addEventListener
  target.addEventListener = (...args: [string, EventListener]) => {
    listen.apply(target, args)
    unlisten.push(() => target.removeEventListener(...args))
  }
  unlisten.push(() => {
    target.addEventListener = listen
  })
}

/** What the browser has by itself: a test may give it more, such as motion that the DOM of the tests has not. */
const own = [document, Element.prototype, HTMLElement.prototype, SVGElement.prototype].map((target) => ({
  target,
  names: new Set(Object.getOwnPropertyNames(target)),
}))

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const stop of unlisten) stop()
  localStorage.clear()
  sessionStorage.clear()
  for (const { target, names } of own) {
    for (const name of Object.getOwnPropertyNames(target)) if (!names.has(name)) Reflect.deleteProperty(target, name)
  }
  history.replaceState(null, '', '/')
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
})
