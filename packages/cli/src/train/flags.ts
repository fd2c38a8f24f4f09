export interface TrainFlags {
  readonly game: string
  readonly part?: string
  readonly out: string
  readonly module?: string
  readonly games: number
  readonly resume?: string
  readonly seed?: number
  readonly hidden?: number
  readonly step?: number
  readonly rate?: number
  readonly every: number
  readonly deals: number
  readonly json?: true
}
