import type { Card } from '@serai/catan'
import type { IconName } from '../ui/icon.tsx'

/** What stands on a development card. */
export const CARD_ICONS: { readonly [C in Card]: IconName } = {
  knight: 'knight',
  victory_point: 'star',
  road_building: 'road',
  year_of_plenty: 'plus',
  monopoly: 'crown',
}
