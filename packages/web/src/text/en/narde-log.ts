import { counted } from '../plural.ts'

export const nardeLog = {
  opening: (first: string, a: number, second: string, b: number) => `Opening roll: ${first} ${a}, ${second} ${b}.`,
  youStart: 'You are white and start.',
  starts: (name: string) => `${name} is white and starts.`,
  toPlay: 'to play',
  youToPlay: 'to play',
  noMove: 'no move',
  forced: (steps: string) => `${steps} (forced)`,
  late: (steps: string) => `${steps} (out of time: the house played)`,
  stepOff: 'off',
  turn: (name: string, dice: string, steps: string) => `${name}, ${dice}: ${steps}.`,
  outOfTime: (name: string) => `${name} ran out of time: the house played on.`,
  youWon: (points: number) => `You won ${counted(points, 'point')}`,
  won: (name: string, points: number) => `${name} won ${counted(points, 'point')}`,
  reasons: { oin: 'oin', mars: 'mars', draw: 'draw', resigned: 'resigned' },
  drawn: 'The game is drawn',
  ended: (what: string, reason: string, score: string) => `${what} (${reason}), ${score}.`,
}
