import type { Catalogue } from '../catalogue.ts'
import { account } from './account.ts'
import { catanBoard } from './catan-board.ts'
import { catanLog } from './catan-log.ts'
import { catanTable } from './catan-table.ts'
import { catanTrade } from './catan-trade.ts'
import { common } from './common.ts'
import { end } from './end.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { lab } from './lab.ts'
import { lobby } from './lobby.ts'
import { narde } from './narde.ts'
import { nardeLog } from './narde-log.ts'
import { offline } from './offline.ts'
import { refusals } from './refusals.ts'
import { replay } from './replay.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

export default {
  common,
  refusals,
  home,
  lobby,
  table,
  catanBoard,
  catanTable,
  catanTrade,
  catanLog,
  end,
  narde,
  offline,
  nardeLog,
  settings,
  help,
  replay,
  account,
  lab,
} satisfies Catalogue
