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
