import type { BoardCodeRefusal } from '@serai/lab'
import type { Catalogue } from '../text/catalogue.ts'

type Texts = Pick<Catalogue['lab'], 'badCode' | 'codeProblems'>

export interface CodeFault {
  readonly text: string
  /** The code that was probably meant. */
  readonly meant: string | null
}

/** What is wrong with a damaged code, and where; a code of another version may be sound. */
export function codeFault(refusal: BoardCodeRefusal, { badCode, codeProblems }: Texts): CodeFault {
  const { problem, version, meant } = refusal
  if (problem === 'version') return { text: codeProblems.version(version ?? '?'), meant }
  return { text: `${badCode} ${detail({ ...refusal, problem }, codeProblems)}`, meant }
}

interface Damage extends BoardCodeRefusal {
  readonly problem: Exclude<BoardCodeRefusal['problem'], 'version'>
}

function detail(refusal: Damage, texts: Texts['codeProblems']): string {
  const { problem, letter, letters, group, groupLetters } = refusal
  switch (problem) {
    case 'letter':
      return texts.letter(letter ?? '', group ?? 0)
    case 'length': {
      const length = texts.length(letters ?? 0)
      return group === null || groupLetters === null ? length : `${length} ${texts.uneven(group, groupLetters)}`
    }
    default:
      return texts[problem]
  }
}
