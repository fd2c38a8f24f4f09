import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The folders of packages that a tsconfig builds on. */
function referencesOf(file) {
  return (read(file).references ?? []).map(({ path }) => path.split('/').at(-1))
}

/**
 * What the packages do not say of themselves, a sentence each: a package that is used is a dependency, and what is built
 * is a reference. Without the reference `tsc -b` builds nothing and says nothing.
 */
export function referenceFaults(root) {
  const packages = join(root, 'packages')
  const names = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'tsconfig.json')))
  const built = new Set(referencesOf(join(root, 'tsconfig.json')))
  return names.flatMap((name) => {
    const { dependencies = {} } = read(join(packages, name, 'package.json'))
    const used = Object.keys(dependencies).flatMap((one) => (one.startsWith('@serai/') ? [one.slice(7)] : []))
    const referenced = new Set(referencesOf(join(packages, name, 'tsconfig.json')))
    const isBuilt = read(join(packages, name, 'tsconfig.json')).compilerOptions?.noEmit !== true
    return [
      ...(isBuilt && !built.has(name) ? [`tsconfig.json: packages/${name} is missing in its references`] : []),
      ...used
        .filter((one) => !referenced.has(one))
        .map((one) => `packages/${name}/tsconfig.json: ../${one} is missing in its references`),
    ]
  })
}
