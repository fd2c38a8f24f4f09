/** What is kept although it holds signs that cannot be seen: they change what is seen. */
const KEPT = [
  // Flags of England, Scotland, Wales …
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  // 1️⃣ and the like.
  '[0-9#*]\\uFE0F\\u20E3',
  // Emoji, also those made of several.
  emoji(),
  // Forms of ideographs and of Mongolian letters.
  '\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]',
  // Whether letters join: Persian, Hindi, Sinhala …
  joined(),
].join('|')

/** Signs without a shape of their own. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\p{Co}\\uFFF9-\\uFFFB]'
const TAKEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu')
const SPACE = /[\s\p{Z}\p{Cc}\u2800]+/gu

/** What people write for others to read: one line, of nothing but what is seen. */
export function cleanText(text: string): string {
  return text
    .replace(TAKEN, (_, kept: string | undefined) => kept ?? '')
    .normalize('NFC')
    .replace(SPACE, ' ')
    .trim()
}

function emoji(): string {
  const one = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?'
  return `${one}(?:\\u200D${one})*`
}

function joined(): string {
  const scripts = (
    'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala ' +
    'Myanmar Khmer Tibetan'
  ).split(' ')
  const letter = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`
  return `${letter}[\\u200C\\u200D](?=${letter})`
}
