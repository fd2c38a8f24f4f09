export { standIn } from './auto-play/stand-in.ts'
export type { Caller, Command, Listener, Watch } from './caller.ts'
export type { Failed } from './failed.ts'
export { forcedPass } from './match/forced-moves.ts'
export { headerOf, newMatch } from './match/restore.ts'
export { readLog, writeLog } from './match/table-log.ts'
export type { RandomBytes } from './random-bytes.ts'
export { RecentMap } from './recent-map.ts'
export { decline, TABLE_REFUSALS, type TableRefusal } from './refusals.ts'
export { botName } from './service/bot-names.ts'
export { chosenBot } from './service/find-bot.ts'
export { gameInfo } from './service/game-info.ts'
export type { AddressOf } from './service/lobby-places.ts'
export type { NodeEvents, NodeNotice, OtherNodes, TableElsewhere } from './service/other-nodes.ts'
export type { TableOverview } from './service/table-lists.ts'
export { TableService, type TableServiceParts } from './service/table-service.ts'
export { verdictOn } from './service/verdict.ts'
export type { JobPriority, MadeBoard, TableWorkers } from './service/workers.ts'
export { MemoryTableStore, type StoredTable } from './store/memory-table-store.ts'
export { checkNumbering } from './store/numbering.ts'
export type {
  Append,
  Appended,
  Snapshot,
  StoredEntry,
  TableQuery,
  TableRow,
  TableStore,
} from './store/table-store.ts'
export { ENDED, hasEnded } from './table/ended.ts'
export { summarize } from './table/summary.ts'
export { dataOf, peopleOf, type SeatData, type TableData } from './table/table-data.ts'
export type { Written } from './table/writer.ts'
export type { Time } from './time.ts'
export { hastyTiming, naturalTiming, type Timing } from './timing.ts'
