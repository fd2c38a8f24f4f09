import { usePrefs } from '../prefs/prefs.ts'

/** One decaying tone; times in seconds. */
interface Note {
  readonly at: number
  readonly hertz: number
  readonly seconds: number
  readonly loud: number
  readonly wave: OscillatorType
}

const note = (at: number, hertz: number, seconds: number, loud = 0.1, wave: OscillatorType = 'sine'): Note => ({
  at,
  hertz,
  seconds,
  loud,
  wave,
})

/** Small bones on wood: short, low and never twice at the same pitch. */
const rattle = [310, 240, 275, 205, 180].map((hertz, i) => note(i * 0.055, hertz, 0.05, 0.09, 'triangle'))

const NOTES = {
  /** It is my turn: two bells. */
  turn: [note(0, 587, 0.5), note(0.13, 880, 0.7)],
  dice: rattle,
  build: [note(0, 196, 0.12, 0.14, 'triangle'), note(0.05, 147, 0.14, 0.1, 'triangle')],
  card: [note(0, 660, 0.09, 0.05), note(0.05, 990, 0.1, 0.04)],
  trade: [note(0, 523, 0.16), note(0.1, 659, 0.2)],
  robber: [note(0, 165, 0.3, 0.12, 'sawtooth'), note(0.12, 156, 0.4, 0.08, 'sawtooth')],
  checker: [note(0, 220, 0.06, 0.16, 'triangle'), note(0.012, 520, 0.03, 0.05, 'square')],
  end: [note(0, 392, 0.5), note(0.16, 494, 0.5), note(0.32, 587, 0.6), note(0.48, 784, 1)],
  chat: [note(0, 740, 0.12, 0.05)],
} as const satisfies Record<string, readonly Note[]>

export type SoundName = keyof typeof NOTES

let context: AudioContext | null = null

/** Browsers start sound only after the person has touched the page; until then it stays silent. */
function runningContext(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  return context.state === 'running' ? context : null
}

/** Synthesised of a few decaying tones; nothing is loaded. It can wait, for a piece to land. */
export function playSound(name: SoundName, afterMs = 0): void {
  if (!usePrefs.getState().sound) return
  const audio = runningContext()
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
