import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './ui/tokens.css'
import './ui/base.css'
import { followMissingParts, followUpdates } from './offline/page-update.ts'
import { applyPrefs, usePrefs } from './prefs/prefs.ts'
import { followLanguage, loadLanguage } from './text/language.ts'

applyPrefs()
followUpdates()
followMissingParts(import.meta.url)
followLanguage()
void start()

// Nothing is waited for outside of it: what is fetched here builds on this file, and would wait for it in turn.
async function start(): Promise<void> {
  await loadLanguage(usePrefs.getState().language)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
}
