/**
 * Letters that nobody can tell apart, each group after the one that stands for it: what matters here of the list that
 * Unicode keeps for this (https://www.unicode.org/reports/tr39/, confusables.txt, © Unicode, Inc., Unicode License v3).
 */
const GROUPS = (
  '2ꝚƧϨꙄᒿ 3ꞫȜƷꝪⳌЗӠ 4Ꮞ 5Ƽ 6ⳒбᏮ 8ȣȢ 9ꝮⳊ AΑАᎪᗅꓮ BꞴΒВᏴᗷꓐ CⲤСᏟꓚ DᎠᗞᗪꓓ EΕЕᎬꓰ FꞘϜᖴꓝ GԌᏀᏳꓖ HΗⲎНᎻᕼꓧ JꞲͿЈᎫᒍꓙ ' +
  'KΚⲔКᏦꓗ LⳐᏞᒪꓡ MΜϺⲘМᎷᗰꓟ NΝⲚꓠ O0ΟⲞОՕꓳ PΡⲢРᏢᑭꓑ RƦᎡᏒᖇꓣ SЅՏᏕᏚꓢ TΤⲦТᎢꓔ UՍᑌꓴ VѴᏙᐯꓦ WԜᎳᏔꓪ X᙭ꞳΧⲬХꓫ YΥⲨУҮᎩᎽꓬ ' +
  'ZΖᏃꓜ aɑαа bƄЬᏏᖯ cᴄⲥсꮯ dԁᏧᑯꓒ eꬲеҽ fꬵꞙẝք gɡᶃƍց hһհᏂ iıɪɩιіꙇӏꭵᎥ jϳј l1|IƖǀΙⲒІӀꓲ nոռ oᴏᴑꬽοσⲟоჿօ pρⲣр ' +
  'qԛգզ rꭇꭈᴦⲅгꮁ sꜱƽѕꮪ uꞟᴜꭎꭒʋυս vᴠνѵꮩ wɯᴡѡԝաꮃ x᙮хᕁᕽ yɣᶌʏỿꭚγуүყ zᴢꮓ ÞϷ ßꞵβ þƿϸ ĸᴋκк ƅь ƆↃϽ ƏӘ ƐԐ ƨᴤꙅ ƩΣ ' +
  'ǝəә ǶԊ ȝʒꝫӡ ȷյ ɅΛЛ ɋᶐ ɔↄᴐͻ ɜᴈз ɢԍ ɰպ ɸφф ʃꭍ ʌᴧ ʍᴍм ʘꙨ ʙв ʚꞝ ʜн ΓГ ΠП ΦФՓ ΨѰ πᴨп ςϛ χꭓꭕ ψѱ ωꞷꙍ ИͶ лᴫ ' +
  'љꭠ ҶӋ ҷӌ ᴎͷи ᴘᴩ ᴙя ᴛτт ẟδծ ⱵͰ ꙌꞶ ꜧꞕ ꜾϿ ꜿͽ Ꝺꝺ ꞒЄ ꞓɛεєԑ'
).split(' ')

/** … and letters that look like two. */
const PAIRS = { m: 'rn', æ: 'ae', ӕ: 'ae', Æ: 'AE', Ӕ: 'AE', œ: 'oe', Œ: 'OE' }

const SEEN_AS: ReadonlyMap<string, string> = new Map([
  ...GROUPS.flatMap(([sign, ...alike]) => alike.map((other) => [other, sign!] as const)),
  ...Object.entries(PAIRS),
])

/** The same for all texts that look the same. */
export function skeletonOf(text: string): string {
  return Array.from(text.normalize('NFD'), (sign) => SEEN_AS.get(sign) ?? sign).join('')
}
