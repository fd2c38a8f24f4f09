// The browser that the tests drive: one that is here, or Debian's own.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without its windows: a page costs it a third of the time that the whole browser takes. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an installed Chromium or Chrome, or null; SERAI_CHROMIUM names one. */
export function findChromium(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = [env.SERAI_CHROMIUM, ...NAMES.flatMap((name) => folders.map((path) => join(path, name))), ...MAC]
  return candidates.find((path) => path && isProgram(path)) ?? null
}

/** Null when there is a browser now, else what is missing. */
export function installChromium() {
  const found = findChromium()
  if (process.env.SERAI_CHROMIUM && found === process.env.SERAI_CHROMIUM) return null
  if (found?.endsWith(SHELL)) return null
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall) {
    return found ? null : 'The browser tests need Chromium or Chrome: install one, or set SERAI_CHROMIUM to its path.'
  }
  console.error('Installing Chromium for the browser tests')
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status
  const install = (name) => apt('install', '-y', '-q', '--no-install-recommends', name) === 0
  apt('update', '-q')
  // Older releases of Debian have only the whole browser; one that is here already serves as well.
  if (!install(SHELL) && !found) install('chromium')
  return findChromium() ? null : 'Chromium could not be installed: see above.'
}
