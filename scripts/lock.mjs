/**
 * Whether what is installed is what the lock names, by content: file times lie after a checkout.
 * `wanted` is package-lock.json, `installed` npm's own node_modules/.package-lock.json. Null when they agree, else the first difference.
 */
export function lockDifference(wanted, installed) {
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (!path.includes('node_modules/')) continue
    const found = installed.packages?.[path]
    if (!found) {
      // Optional packages are binaries for other systems.
      if (entry.optional || entry.devOptional || entry.peer) continue
      return `${path} is missing`
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${path} is ${found.version ?? 'another'}, the lock says ${entry.version ?? 'otherwise'}`
    }
  }
  return null
}

/** Node's version as the root package.json demands it: `>=20.19`. */
export function nodeFault(version, engines) {
  const wanted = /^>=(\d+)\.(\d+)/.exec(engines)
  const found = /^v?(\d+)\.(\d+)/.exec(version)
  if (!wanted || !found) return `cannot compare Node ${version} with "${engines}"`
  const [major, minor] = [Number(found[1]), Number(found[2])]
  const [wantedMajor, wantedMinor] = [Number(wanted[1]), Number(wanted[2])]
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null
  return `Serai needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${version}`
}
