import icons from './icons.svg?raw'

/** The symbols of icons.svg. */
export const ICONS = [
  'wood',
  'brick',
  'sheep',
  'wheat',
  'ore',
  'any',
  'dev',
  'knight',
  'road',
  'settlement',
  'city',
  'cards',
  'trade',
  'end',
  'undo',
  'hint',
  'chat',
  'log',
  'menu',
  'x',
  'clock',
  'bot',
  'moon',
  'help',
  'sound',
  'lock',
  'share',
  'eye',
  'crown',
  'dice',
  'pilot',
  'star',
  'minus',
  'plus',
  'sun',
  'gear',
  'copy',
  'flag',
  'save',
  'robber',
  'back',
  'next',
  'person',
  'wifi-off',
] as const
export type IconName = (typeof ICONS)[number]

/** Says nothing to a screen reader: the words beside it do. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** Once in a page: what every Icon refers to. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, so that it stays one that drawing programs open.
  return <div hidden dangerouslySetInnerHTML={{ __html: icons }} />
}

/** The logo: a gateway. */
export function SeraiMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--glaze)" />
      <path
        d="M6 26V14.5C6 9 10.5 6.5 16 3.5 21.5 6.5 26 9 26 14.5V26H21.5V16c0-3-2.5-4.8-5.5-6.8-3 2-5.5 3.8-5.5 6.8v10z"
        fill="var(--on-glaze)"
      />
      <path
        d="M16 16.5l1.2 1.7 2-.4-.4 2 1.7 1.2-1.7 1.2.4 2-2-.4L16 25.5l-1.2-1.7-2 .4.4-2L11.5 21l1.7-1.2-.4-2 2 .4z"
        fill="var(--on-glaze)"
      />
    </svg>
  )
}
