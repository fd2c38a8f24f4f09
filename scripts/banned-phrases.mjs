// What texts no longer say, and what they say instead; docs/words.md has the whole of it.
export const BANNED_PHRASES = [
  { phrase: /\b(the|this|a|whole) house\b(?! rule)/i, instead: 'the server' },
  { phrase: /\bwhoever\b/i, instead: 'the player, the host, the caller' },
  { phrase: /\bsomebody\b/i, instead: 'a player, another program' },
  { phrase: /\bonly who\b/i, instead: 'only people with …' },
  { phrase: /\bthe own\b/i, instead: 'your, its' },
  { phrase: /\bby itself\b/i, instead: 'automatically, alone' },
  { phrase: /\bgo(es)? on\b/i, instead: 'continue' },
  { phrase: /\b(be|is|are) made again\b/i, instead: 'is recomputed, is re-checked' },
  { phrase: /\bgoods\b/i, instead: 'resources, cards' },
  { phrase: /\b(a|every|each|one|no|which) good\b(?=[.,;:)]|$)/i, instead: 'resource' },
  { phrase: /\bgiven up\b/i, instead: 'abandoned' },
  { phrase: /\bstands? up\b/i, instead: 'leave the seat' },
  { phrase: /\bkeeps? to (it|this|all)\b|\bwhat [\w ]+ keeps to\b/i, instead: 'constraints, meets' },
  { phrase: /\bno longer stands\b/i, instead: 'expired, was withdrawn' },
  { phrase: /\bset-up\b/i, instead: 'setup' },
  { phrase: /\bdeeds?\b/i, instead: 'action' },
  { phrase: /\bbelieves? (a|the) proxy\b/i, instead: 'trusts X-Forwarded-For' },
  { phrase: /\beverything random follows\b/i, instead: 'seed for all randomness' },
  { phrase: /\bplayed against themselves\b|\bplay themselves\b/i, instead: 'self-play' },
  { phrase: /посёл(ок|к)/i, instead: 'поселение' },
  { phrase: /гаван[ьией]/i, instead: 'порт' },
  { phrase: /(взять|взят|взята|беру|брать) назад/i, instead: 'отменить' },
  { phrase: /самая (длинная дорога|большая армия)/i, instead: 'самый длинный торговый путь, самое большое войско' },
  { phrase: /светл(ое|ые|ых) мест/i, instead: 'подсвеченные места' },
  { phrase: /чего держится/i, instead: 'условия' },
]

/** The texts in a source file: what stands in quotes, without the comments and the code around it. */
export function quotedIn(source) {
  const texts = []
  // Comments and regular expressions come first, so that a quote in one of them opens nothing.
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=[=(,:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\])+\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
  for (const found of source.matchAll(token)) {
    const text = found[1] ?? found[2] ?? found[3]
    if (text === undefined) continue
    // What stands in a placeholder is code.
    texts.push({ text: text.replace(/\$?\{[^}]*\}/g, '…'), line: lineOf(source, found.index) })
  }
  return texts
}

const lineOf = (source, index) => source.slice(0, index).split('\n').length

/** `12: "the house" (say: the server)` for each banned phrase of a text that begins at this line. */
export function bannedIn(text, firstLine = 1) {
  return text.split('\n').flatMap((line, i) =>
    BANNED_PHRASES.flatMap(({ phrase, instead }) => {
      const found = phrase.exec(line)
      return found ? [`${firstLine + i}: "${found[0]}" (say: ${instead})`] : []
    }),
  )
}
