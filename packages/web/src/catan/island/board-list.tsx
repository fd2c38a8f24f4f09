import { memo } from 'react'
import { useText } from '../../text/language.ts'
import { boardWords } from './board-words.ts'
import type { IslandModel } from './island-model.ts'

const NOBODY: readonly string[] = []

/** The island for screen readers. */
export const BoardList = memo(function BoardList(props: { model: IslandModel; names: readonly string[] | undefined }) {
  const { catanBoard } = useText()
  return (
    <ul className="vh">
      {boardWords(props.model, props.names ?? NOBODY, catanBoard).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
})
