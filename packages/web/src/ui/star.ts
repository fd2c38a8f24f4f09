/** Eight points, in a circle of 1: the inlay of Narde's board and of its ebony checkers. */
export const STAR =
  'M0,-1L.24,-.58L.71,-.71L.58,-.24L1,0L.58,.24L.71,.71L.24,.58L0,1L-.24,.58L-.71,.71L-.58,.24L-1,0L-.58,-.24L-.71,-.71L-.24,-.58Z'
