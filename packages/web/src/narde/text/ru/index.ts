import type { Catalogue, Widened } from '../../../text/catalogue.ts'
import { countedRu } from '../../../text/numbers.ts'
import type { longNarde as english } from '../en/index.ts'
import { narde, nardeLog } from './table.ts'

const pips = (count: number) => countedRu(count, 'пипс', 'пипса', 'пипсов')

export const longNarde: Widened<typeof english> = {
  about: {
    name: 'Длинные нарды',
    pitch: 'Пятнадцать шашек, один путь, никого не бьют.',
    note: '2 игрока, около 15 минут. Броски можно проверить.',
    options: {
      opening: 'Первый ход',
      scoring: 'Счёт',
      lastRoll: 'Последний бросок',
      matchPoints: 'Очки для победы в матче',
    },
    values: {
      opening: { play: 'Броском жребия', reroll: 'Новым броском' },
      scoring: { winloss: 'Без ничьей', winlosstie: 'С ничьей' },
      lastRoll: { 'fourteen-off': 'Если снято 14', 'second-player': 'Всегда у второго' },
    },
    bots: {
      easy: 'Знает игру, но часто невнимателен.',
      normal: 'Считает пипсы, следит за заборами и головой.',
      hard: 'Учился, играя сам с собой.',
      expert: 'Учился, играя сам с собой, и видит на бросок вперёд.',
    },
    endings: {
      oin: 'ойн',
      mars: 'марс',
      resigned: 'сдача',
    },
    showBoard: 'Посмотреть на доску',
    streams: {
      opening: 'Розыгрыши первого хода',
      dice: 'Броски',
    },
  },
  areas: { narde, nardeLog },
  end: {
    matchDetail: (more, less, games) => `${more} : ${less}, ${countedRu(games, 'партия', 'партии', 'партий')}`,
    reasons: { oin: 'ойн', mars: 'марс', draw: 'ничья', resigned: 'сдача' },
    byReason: {
      oin: 'Ойн, одно очко',
      draw: 'Оба сняли все шашки',
    },
    myMars: 'Марс, два очка: вы не сняли ни одной шашки',
    theirMars: (name) => `Марс, два очка: ${name} без снятых шашек`,
    asMars: (what) => `${what} (марс, два очка)`,
    theyResigned: (name) => `${name}: сдача`,
    off: (count) => `снято ${count}`,
    pips,
    pipsTitle: 'Осталось пройти',
    pipsNote: 'по ходам партии',
    pipsLabel: (game) => `Сколько осталось пройти, партия ${game}`,
    luck: 'Удача в бросках',
    luckNote: 'пипсы сверх среднего',
    luckLabel: (game) => `Выпавшие пипсы сверх среднего, партия ${game}`,
    luckSum: (name, rolled, average) => `${name}: выпало ${rolled}, ожидалось ${average}.`,
    lostPips: (count) => `Из них ${count} сыграть не удалось.`,
    game: 'Партия',
    gameOf: (game, games) => `Партия ${game} из ${games}`,
    chartsOf: 'Графики',
    matchTitle: 'Матч',
    matchTo: (count) => `до ${countedRu(count, 'очка', 'очков', 'очков')}`,
    winner: 'Победа',
    nobody: 'никто',
    result: 'Итог',
  },
}

/** In English they stand with those of the server. */
export const nardeRefusals = {
  E_DIE: 'Такая кость не выпала или уже сыграна.',
  E_NO_CHECKER: 'Там нет вашей шашки.',
  E_HEAD: 'В этом ходу с головы больше брать нельзя.',
  E_NOT_HOME: 'Снимать шашки можно, когда все они дома.',
  E_OVERSHOOT: 'Сначала должна пойти шашка сзади.',
  E_BLOCK: 'Забор из шести можно строить, только если впереди него есть чужая шашка.',
  E_MORE_DICE: 'Надо пойти так, чтобы сыграть как можно больше костей.',
  E_HIGHER_DIE: 'Если играется только одна кость, это должна быть большая.',
  E_UNFINISHED: 'Ещё есть кости, которые можно сыграть.',
} satisfies Partial<Catalogue['refusals']>
