const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const found = (list: typeof BROWSERS, agent: string): string | undefined => list.find(([sign]) => sign.test(agent))?.[1]

/** What a browser calls itself, in words that its owner knows it by; names only, so the same in every language. */
export function agentLabel(agent: string | undefined): string {
  const names = [found(BROWSERS, agent ?? ''), found(SYSTEMS, agent ?? '')]
  return names.filter((name) => name !== undefined).join(' \u00b7 ') || '?'
}
