import type { Law } from '../law.ts'
import { chanceIsListed, drawsFollowTheWeights } from './chance.ts'
import { defaultAnswersAreAnswers } from './default-answer.ts'
import { gamesEnd } from './ending.ts'
import { entriesTellNoMoreThanStates } from './hidden-steps.ts'
import { imaginedStatesAreSound, redactionTellsNothingHidden } from './imagination.ts'
import { legalListIsWhatIsAccepted } from './legal-list.ts'
import { legalOrderIsFixed } from './legal-order.ts'
import { actionsHaveNames } from './notation.ts'
import { observationIsHonest } from './observation.ts'
import { offersAreAccepted } from './offers.ts'
import { playsAreTheirSteps } from './plays.ts'
import { logsReplay } from './records.ts'
import { redactedLogsFollow } from './redacted-log.ts'
import { redactionFollowsEntries, redactionIsIdempotent, redactionKeepsOwnChoices } from './redaction.ts'
import { seatsMayResign } from './resigning.ts'
import {
  bytesBringTheStateBack,
  clonesAreIndependent,
  descriptionBringsTheStateBack,
  descriptionsAreJson,
  redactedDescriptionBringsTheStateBack,
} from './snapshots.ts'
import { turnNamesWhoCanAct } from './turns.ts'
import { undoRestores } from './undo.ts'

export const LAWS = {
  turnNamesWhoCanAct,
  legalListIsWhatIsAccepted,
  legalOrderIsFixed,
  offersAreAccepted,
  seatsMayResign,
  defaultAnswersAreAnswers,
  playsAreTheirSteps,
  chanceIsListed,
  drawsFollowTheWeights,
  actionsHaveNames,
  bytesBringTheStateBack,
  descriptionBringsTheStateBack,
  redactedDescriptionBringsTheStateBack,
  descriptionsAreJson,
  clonesAreIndependent,
  logsReplay,
  undoRestores,
  redactionIsIdempotent,
  redactionFollowsEntries,
  redactedLogsFollow,
  redactionKeepsOwnChoices,
  redactionTellsNothingHidden,
  entriesTellNoMoreThanStates,
  imaginedStatesAreSound,
  observationIsHonest,
  gamesEnd,
} as const satisfies Record<string, Law>

export type LawName = keyof typeof LAWS
