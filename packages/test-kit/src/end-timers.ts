import { afterAll } from 'vitest'

// Files that share a process: what waits beyond its test would be heard in the next file.

const { setTimeout, setInterval } = globalThis
const timers: NodeJS.Timeout[] = []
const remember = (timer: NodeJS.Timeout): NodeJS.Timeout => {
  timers.push(timer)
  return timer
}
Object.assign(globalThis, {
  setTimeout: (...args: Parameters<typeof setTimeout>) => remember(setTimeout(...args)),
  setInterval: (...args: Parameters<typeof setInterval>) => remember(setInterval(...args)),
})

afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
  Object.assign(globalThis, { setTimeout, setInterval })
})
