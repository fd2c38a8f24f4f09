import type { ReactNode } from 'react'
import type { GameRules } from '../../games/game-entry.ts'
import type { NardeRules } from '../text/en/rules.ts'
import { BearingDrawing, DiceDrawing, HeadDrawing, RouteDrawing, TurnDrawing, WallDrawing } from './board-drawings.tsx'
import { texts } from './use-rules.ts'

const pictures: { readonly [Section in keyof NardeRules['sections']]?: ReactNode } = {
  aim: <RouteDrawing />,
  turn: <TurnDrawing />,
  dice: <DiceDrawing />,
  head: <HeadDrawing />,
  block: <WallDrawing />,
  bearing: <BearingDrawing />,
}

export const rules: GameRules = { texts, pictures }
