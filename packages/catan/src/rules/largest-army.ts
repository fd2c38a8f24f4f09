import * as layout from '../state/layout.ts'
import { KNIGHT, LARGEST_ARMY_MINIMUM } from '../vocabulary.ts'
import { handOver } from './award.ts'

const { SEATS, PLAYING, LARGEST_ARMY, CARDS_SHOWN } = layout
const knight = KNIGHT
const minimum = LARGEST_ARMY_MINIMUM

type CatanState = layout.CatanState

/** R115; after a resignation the award may lie aside until one player alone leads (R141). */
export function awardLargestArmy(s: CatanState): void {
  const holder = s[LARGEST_ARMY]!
  let most = minimum - 1
  let leader = -1
  for (let p = s[SEATS]! - 1; p >= 0; p--) {
    if (((s[PLAYING]! >> p) & 1) === 0) continue
    const knights = s[CARDS_SHOWN + 5 * p + knight]!
    if (knights > most) {
      most = knights
      leader = p
    } else if (knights === most) {
      leader = p === holder || leader === holder ? holder : -1
    }
  }
  handOver(s, LARGEST_ARMY, leader)
}
