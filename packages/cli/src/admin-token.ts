import { readFileSync } from 'node:fs'
import { Option } from 'commander'
import { reason } from './atomic-file.ts'
import { CommandError } from './command-error.ts'

export interface TokenFlags {
  readonly adminTokenFile?: string
}

export const adminTokenOption = (described: string) =>
  new Option('--admin-token-file <file>', `${described}; or set SERAI_ADMIN_TOKEN to the token`)

/** From a file or from the environment, never from the command line, which every user of the machine can read. */
export function adminToken({ adminTokenFile }: TokenFlags): string | null {
  if (adminTokenFile === undefined) return process.env.SERAI_ADMIN_TOKEN ?? null
  try {
    return readFileSync(adminTokenFile, 'utf8').trim()
  } catch (error) {
    throw new CommandError(`cannot read the admin token from ${adminTokenFile}: ${reason(error)}`)
  }
}
