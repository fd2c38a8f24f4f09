#!/usr/bin/env node
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  console.error('serai: not built yet; run "npm run build" in the repository first')
  process.exit(2)
}
await import('../dist/main.js')
