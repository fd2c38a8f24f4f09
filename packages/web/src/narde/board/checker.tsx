import { type Side, WHITE } from '@serai/narde'
import { STAR } from '../../ui/seat-mark.tsx'

/** A checker of radius 32 around its middle: ivory with two rings, ebony with a brass star. */
export function Checker({ side }: { side: Side }) {
  return side === WHITE ? (
    <>
      <circle r="32" cy="2.5" fill="#000" opacity=".34" />
      <circle r="32" fill="url(#narde-ivory)" stroke="#5a4a31" strokeWidth="1.8" />
      <circle r="23" fill="none" stroke="#b49a68" strokeWidth="2" />
      <circle r="13" fill="none" stroke="#b49a68" strokeWidth="1.3" />
    </>
  ) : (
    <>
      <circle r="32" cy="2.5" fill="#000" opacity=".34" />
      <circle r="32" fill="url(#narde-ebony)" stroke="#d8c9a8" strokeWidth="1.5" />
      <circle r="24.5" fill="none" stroke="#8d7a58" strokeWidth="1.4" />
      <path d={STAR} transform="scale(17)" fill="none" stroke="#cfb27a" strokeWidth=".085" />
    </>
  )
}
