import { type Refusal, refuse } from '@serai/kernel'

export type BoardCodeProblem = 'name' | 'version' | 'letter' | 'length' | 'check' | 'range'

/** What is wrong with a code and where; what does not belong to the problem is null. */
export interface BoardCodeRefusal extends Refusal<'E_BOARD_CODE'> {
  readonly problem: BoardCodeProblem
  /** In a sentence. */
  readonly fault: string
  readonly version: string | null
  /** A sign that no code uses. */
  readonly letter: string | null
  /** How many letters there are after the head. */
  readonly letters: number | null
  /** Where, counted from 1; of a wrong length, the group that has not four. */
  readonly group: number | null
  readonly groupLetters: number | null
  /** The only sound code that is one slip of the hand away. */
  readonly meant: string | null
}

const NOTHING = { version: null, letter: null, letters: null, group: null, groupLetters: null, meant: null }

function bad(
  problem: BoardCodeProblem,
  fault: string,
  more: Partial<Omit<BoardCodeRefusal, 'code' | 'problem' | 'fault'>> = {},
): BoardCodeRefusal {
  const { meant = null } = more
  const full = meant === null ? fault : `${fault}; did you mean ${meant}?`
  return { ...NOTHING, ...more, ...refuse('E_BOARD_CODE'), problem, fault: full }
}

export function wrongName(head: string): BoardCodeRefusal {
  return bad('name', `a board code starts with ${head}`)
}

export function wrongVersion(version: string, known: number): BoardCodeRefusal {
  return bad('version', `unknown version ${version || '?'}; only version ${known} is supported`, {
    version: version || '?',
  })
}

export function wrongLetter(letter: string, group: number, meant: string | null): BoardCodeRefusal {
  const fault = `${JSON.stringify(letter)} in the ${ordinal(group)} group is not used in board codes`
  return bad('letter', fault, { letter, group, meant })
}

export function wrongLength(
  letters: number,
  wanted: number,
  uneven: { readonly group: number; readonly count: number } | null,
  meant: string | null,
): BoardCodeRefusal {
  const where = uneven === null ? '' : `: the ${ordinal(uneven.group)} group has ${uneven.count}`
  return bad('length', `a code has ${wanted} characters after SB1, this one has ${letters}${where}`, {
    letters,
    group: uneven?.group ?? null,
    groupLetters: uneven?.count ?? null,
    meant,
  })
}

export function wrongCheck(meant: string | null): BoardCodeRefusal {
  return bad('check', 'the check characters do not match: one character is probably wrong, or two are swapped', {
    meant,
  })
}

export function noSuchBoard(): BoardCodeRefusal {
  return bad('range', 'no board has this code')
}

function ordinal(number: number): string {
  return `${number}${['st', 'nd', 'rd'][number - 1] ?? 'th'}`
}
