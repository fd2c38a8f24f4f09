// The packages that are games, by their folders: those whose package.json says so. Whatever treats all games alike asks here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../packages')

function isGame(name) {
  const file = join(packages, name, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).serai?.game === true
}

export const GAMES = readdirSync(packages).filter(isGame).sort()
