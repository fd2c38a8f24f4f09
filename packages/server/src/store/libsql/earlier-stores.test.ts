import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'
import Database from 'libsql'
import { describe } from 'vitest'
import { describeEarlierStores } from '../../../test/earlier-stores/describe-earlier-stores.ts'

describe('data folders of earlier releases', () => {
  describeEarlierStores('libsql', 'serai.db', (content) => {
    const home = scratchFolder('serai-earlier-')
    const data = join(home, 'data')
    const file = join(data, 'serai.db')
    mkdirSync(data)
    writeFileSync(file, content)
    return {
      place: { data },
      form() {
        const database = new Database(file)
        const { form } = database.prepare('SELECT max(version) AS form FROM migrations').get() as { form: number }
        database.close()
        return form
      },
      remove: () => rmSync(home, { recursive: true, force: true }),
    }
  })
})
