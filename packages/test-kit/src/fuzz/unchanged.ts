import { equalBytes, type Game, type Options } from '@serai/kernel'

/** Whether a state is what this one is now, to the word: states that are words are compared as they lie. */
export function unchanged<S, O extends Options>(game: Game<S, O>, state: S): (other: S) => boolean {
  if (!(state instanceof Int32Array)) {
    const bytes = game.write(state)
    return (other) => equalBytes(game.write(other), bytes)
  }
  const words = state.slice()
  return (other) => {
    if (!(other instanceof Int32Array) || other.length !== words.length) return false
    for (let i = 0; i < words.length; i++) if (other[i] !== words[i]) return false
    return true
  }
}
