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
      scoring: 'Ничья',
      lastRoll: 'Последний бросок',
      matchPoints: 'Длина матча (очки)',
    },
    values: {
      opening: { play: 'Теми же костями', reroll: 'Новым броском' },
      scoring: { winloss: 'Исключена', winlosstie: 'Возможна' },
      lastRoll: { 'fourteen-off': 'Если выброшено 14', 'second-player': 'Всегда у второго игрока' },
    },
    bots: {
      easy: 'Знает игру, но часто невнимателен.',
      normal: 'Считает пипсы, следит за заборами и головой.',
      hard: 'Обучен игрой с самим собой.',
      expert: 'Обучен игрой с самим собой и видит на бросок вперёд.',
    },
    endings: {
      oin: 'ойн',
      mars: 'марс',
      resigned: 'сдача',
    },
    showBoard: 'К доске',
    streams: {
      opening: 'Розыгрыши первого хода',
      dice: 'Броски',
    },
  },
  areas: { narde, nardeLog },
  end: {
    matchDetail: (more, less, games) => `${more}–${less}, ${countedRu(games, 'партия', 'партии', 'партий')}`,
    reasons: { oin: 'ойн', mars: 'марс', draw: 'ничья', resigned: 'сдача' },
    byReason: {
      oin: 'Ойн, 1 очко',
      draw: 'Оба выбросили все шашки',
    },
    myMars: 'Марс, 2 очка: вы не выбросили ни одной шашки',
    theirMars: (name) => `Марс, 2 очка: у соперника (${name}) не выброшено ни одной шашки`,
    asMars: (what) => `${what} (марс, 2 очка)`,
    theyResigned: (name) => `${name}: сдача`,
    off: (count) => `выброшено ${count}`,
    pips,
    pipsTitle: 'Пипсы до конца',
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
    winner: 'Победитель',
    nobody: 'никто',
    result: 'Итог',
  },
}

/** In English they stand with those of the server. */
export const nardeRefusals = {
  E_DIE: 'Такая кость не выпала или уже сыграна.',
  E_NO_CHECKER: 'Там нет вашей шашки.',
  E_HEAD: 'В этом ходу с головы больше брать нельзя.',
  E_NOT_HOME: 'Выбрасывать шашки можно, когда все они дома.',
  E_OVERSHOOT: 'Сначала должна пойти более дальняя шашка.',
  E_BLOCK: 'Шесть пунктов подряд можно занять, только если их уже прошла хоть одна шашка соперника.',
  E_MORE_DICE: 'Нужно сыграть как можно больше костей.',
  E_HIGHER_DIE: 'Если можно сыграть только одну кость, играйте большую.',
  E_UNFINISHED: 'Ещё остались кости, которые можно сыграть.',
} satisfies Partial<Catalogue['refusals']>
