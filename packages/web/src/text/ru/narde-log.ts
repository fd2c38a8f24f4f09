import type { Catalogue } from '../catalogue.ts'
import { countedRu } from '../plural.ts'

export const nardeLog: Catalogue['nardeLog'] = {
  opening: (first, a, second, b) => `Розыгрыш: ${first} ${a}, ${second} ${b}.`,
  youStart: 'Вы играете белыми и начинаете.',
  starts: (name) => `${name}: белые, первый ход.`,
  toPlay: 'ходит',
  youToPlay: 'ходите',
  noMove: 'нет хода',
  forced: (steps) => `${steps} (вынужденно)`,
  late: (steps) => `${steps} (время вышло: доиграл сервер)`,
  stepOff: 'снята',
  turn: (name, dice, steps) => `${name}, ${dice}: ${steps}.`,
  outOfTime: (name) => `${name}: время вышло, доиграл сервер.`,
  youWon: (points) => `Вы: победа, ${countedRu(points, 'очко', 'очка', 'очков')}`,
  won: (name, points) => `${name}: победа, ${countedRu(points, 'очко', 'очка', 'очков')}`,
  reasons: { oin: 'ойн', mars: 'марс', draw: 'ничья', resigned: 'сдача' },
  drawn: 'Партия вничью',
  ended: (what, reason, score) => `${what} (${reason}), ${score}.`,
}
