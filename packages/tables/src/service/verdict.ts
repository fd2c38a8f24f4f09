import { findGame } from '@serai/bots'
import { isRefusal, parseLog, type Refusal, verifyLog } from '@serai/kernel'
import type { Verdict } from '@serai/protocol'

/** Makes the dice of a log again. A log that cannot be checked, of a game that goes on, is a refusal. */
export function verdictOn(text: string): Verdict | Refusal {
  const log = parseLog(findGame, text)
  if (isRefusal(log)) return log
  const verified = verifyLog(log)
  if (!isRefusal(verified)) return { isTrue: true, ...verified }
  if (verified.code !== 'E_FORGED') return verified
  const { entry, fault } = verified
  return {
    isTrue: false,
    entries: log.entries.length,
    chance: 0,
    forged: { entry: Number(entry), fault: String(fault) },
  }
}
