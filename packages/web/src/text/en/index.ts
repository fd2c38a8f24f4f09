import { catan } from '../../catan/text/en/index.ts'
import { longNarde } from '../../narde/text/en/index.ts'
import { account } from './account.ts'
import { common, help, offline } from './common.ts'
import { end } from './end.ts'
import { home } from './home.ts'
import { lab } from './lab.ts'
import { lobby } from './lobby.ts'
import { refusals } from './refusals.ts'
import { replay } from './replay.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

export default {
  common,
  refusals,
  home,
  lobby: { ...lobby, ...catan.lobby },
  table,
  end: { ...end, ...catan.end, ...longNarde.end },
  offline,
  settings,
  help,
  replay: { ...replay, ...catan.replay },
  account,
  lab,

  // The games by their ids, and then the areas of their own. A new game adds a line here.
  games: { catan: catan.about, 'long-narde': longNarde.about },
  ...catan.areas,
  ...longNarde.areas,
}
