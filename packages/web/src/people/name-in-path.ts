/**
 * A name from the address of its page. The router has decoded the address as a whole, which leaves only the signs that
 * have a meaning in one; to decode all of it again would stumble over a name with `%`.
 */
export function nameInPath(part: string): string {
  return part.replace(/%(?:2[34678BCF]|3[ABDF]|40)/gi, decodeURIComponent)
}
