import { usePrefs } from '../prefs/prefs.ts'
import { NOTES, type SoundName } from './tones.ts'

let context: AudioContext | null = null

/** Browsers start sound only after the person has touched the page; until then it stays silent. */
function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  return context.state === 'running' ? context : null
}

/** Made on the spot, of a few decaying tones; nothing is loaded. It can be told to wait, for a piece to land. */
export function playSound(name: SoundName, afterMs = 0): void {
  if (!usePrefs.getState().sound) return
  const audio = ready()
  if (!audio) return
  for (const { at, hertz, seconds, loud, wave } of NOTES[name]) {
    const start = audio.currentTime + afterMs / 1000 + at
    const tone = new OscillatorNode(audio, { type: wave, frequency: hertz })
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loud, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    tone.connect(gain).connect(audio.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
}
