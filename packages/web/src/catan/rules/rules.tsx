import type { ReactNode } from 'react'
import type { GameRules } from '../../games/game-entry.ts'
import type { CatanRules } from '../text/en/rules.ts'
import { CardsPicture } from './cards-picture.tsx'
import { CostsPicture } from './costs-picture.tsx'
import { DistanceDrawing, HarbourDrawing, IslandDrawing, RobberDrawing, RollDrawing } from './island-drawings.tsx'
import { PipsPicture } from './pips-picture.tsx'
import { RoadDrawing } from './road-drawing.tsx'
import { texts } from './use-rules.ts'

type BySection = { readonly [Section in keyof CatanRules['sections']]?: ReactNode }

const pictures: BySection = {
  island: <IslandDrawing />,
  turn: <RollDrawing />,
  building: <DistanceDrawing />,
  robber: <RobberDrawing />,
  cards: <CardsPicture />,
  trade: <HarbourDrawing />,
  awards: <RoadDrawing />,
}

const tables: BySection = {
  island: <PipsPicture />,
  building: <CostsPicture />,
}

export const rules: GameRules = { texts, pictures, tables }
