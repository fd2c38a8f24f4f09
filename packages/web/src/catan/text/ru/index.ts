import type { Catalogue, Widened } from '../../../text/catalogue.ts'
import { countedRu } from '../../../text/numbers.ts'
import type { catan as english } from '../en/index.ts'
import { catanBoard, catanLog } from './log.ts'
import { catanTable } from './table.ts'
import { catanTrade } from './trade.ts'

const points = (count: number) => countedRu(count, 'очко', 'очка', 'очков')
const turns = (count: number) => countedRu(count, 'ход', 'хода', 'ходов')
const rolls = (count: number) => countedRu(count, 'бросок', 'броска', 'бросков')

export const catan: Widened<typeof english> = {
  about: {
    name: 'Катан',
    pitch: 'Заселите остров, торгуйте, наберите десять очков.',
    note: 'От 3 до 4 игроков, около 40 минут. Броски можно проверить.',
    options: {
      victoryPoints: 'Очки для победы',
      board: 'Остров',
      trading: 'Обмен между игроками',
      turnCap: 'Ходов до остановки игры',
    },
    values: {
      board: { spiral: 'Спираль', random: 'Случайный', beginner: 'Первая игра', fair: 'Ровный' },
      turnCap: { 0: 'без предела' },
    },
    boardNotes: {
      spiral: 'Земли случайны, числа идут по порядку правил: 6 и 8 не бывают рядом.',
      random: 'И земли, и числа случайны.',
      fair: 'Подобран так, чтобы шансы у всех мест были равны.',
      beginner: 'Всегда один и тот же остров, первые посёлки и дороги уже стоят.',
    },
    bots: {
      easy: 'Строит, что может, в остальном играет наугад.',
      normal: 'Берёт то, что ценнее прямо сейчас.',
      hard: 'Считает карты и думает на несколько ходов.',
      expert: 'Думает дольше и дальше всех. Хочет победить.',
    },
    endings: {
      last_player: 'остальные сдались',
      turn_cap: 'ходы кончились',
    },
    showBoard: 'Посмотреть на остров',
    streams: {
      'first-player': 'Жребий первого хода',
      dice: 'Броски',
      deck: 'Взятые карты',
      steal: 'Кражи',
    },
  },
  areas: { catanBoard, catanTable, catanTrade, catanLog },
  lobby: {
    mayNotEnd: (points) =>
      `Если очков больше ${points}, игра может не закончиться: задайте число ходов до остановки (в «Ещё правила»).`,
  },
  end: {
    pointsOnTurn: (count, turn) => `${points(count)} на ${turn}-м ходу`,
    lastPlayer: (turn) => `Все остальные сдались к ${turn}-му ходу`,
    turnCap: (turn) => `Игра остановлена: прошло ${turns(turn)}`,
    settlements: (count) => countedRu(count, 'посёлок', 'посёлка', 'посёлков'),
    cities: (count) => countedRu(count, 'город', 'города', 'городов'),
    victoryCards: (count) => countedRu(count, 'карта победного очка', 'карты победных очков', 'карт победных очков'),
    longestRoad: 'Самая длинная дорога',
    largestArmy: 'Самая большая армия',
    points: 'Очки',
    byTurn: 'по ходам, со скрытыми',
    pointsLabel: (count) => `Очки за ${turns(count)}`,
    dice: 'Кубики',
    diceNote: (count) => `${rolls(count)}, черта: ожидание`,
    diceLabel: (count) => `Суммы за ${rolls(count)} рядом с ожиданием`,
    sum: 'Сумма',
    came: 'Выпало',
    expected: 'Ожидание',
    yourCorners: (cards, expected) =>
      `Ваши углы: ${countedRu(cards, 'карта', 'карты', 'карт')}, ожидалось ${expected}.`,
    cards: 'Полученные карты',
    cardsNote: 'откуда пришли',
    production: 'урожай',
    trades: 'обмен',
    stealsAndCards: 'кражи и карты развития',
    lostCards: 'Потерянные карты',
    lostNote: 'почему',
    robber: 'разбойник',
    sevens: 'семёрки',
    monopoly: 'монополия',
  },
  replay: {
    points: 'очки',
    goods: { wood: 'дерево', brick: 'кирпич', sheep: 'овцы', wheat: 'пшеница', ore: 'руда' },
    hiddenCards: (count) => `${count} скрыто`,
    developmentCards: 'карты развития',
    knights: 'сыгранные рыцари',
    road: 'самая длинная дорога',
    cards: {
      knight: 'рыцарь',
      victory_point: 'победное очко',
      road_building: 'строительство дорог',
      year_of_plenty: 'год изобилия',
      monopoly: 'монополия',
    },
  },
}

/** In English they stand with those of the server. */
export const catanRefusals = {
  E_STAGE: 'Сейчас этого сделать нельзя.',
  E_ROLLED: 'В этом ходу кубики уже брошены.',
  E_MUST_ROLL: 'Сначала бросьте кубики.',
  E_DISTANCE: 'От любой другой постройки должно быть не меньше двух дорог.',
  E_NOT_CONNECTED: 'Нужна связь с вашими дорогами.',
  E_BLOCKED: 'Путь закрыт чужой постройкой.',
  E_SETUP_ROAD: 'Дорога должна идти от только что поставленного посёлка.',
  E_NOT_OWN_SETTLEMENT: 'Городом становится только ваш посёлок.',
  E_NO_PIECE: 'Таких фигур у вас больше нет.',
  E_CANNOT_PAY: 'Не хватает карт.',
  E_BANK: 'В банке нет такой карты.',
  E_DECK: 'Карты развития кончились.',
  E_CARD_NOT_HELD: 'У вас нет такой карты.',
  E_CARD_NEW: 'Карту нельзя сыграть в тот же ход, когда она куплена.',
  E_CARD_LIMIT: 'За ход можно сыграть одну карту развития.',
  E_CARD_VP: 'Победные очки не играют: они считаются сами.',
  E_CARD_NO_EFFECT: 'Сейчас карта ничего не даст.',
  E_DISCARD_HAND: 'У вас нет карты, которую вы сбрасываете.',
  E_DISCARD_NONE: 'Сбрасывать нечего.',
  E_ROBBER_SAME: 'Разбойник должен уйти на другое поле.',
  E_VICTIM: 'Этого игрока ограбить нельзя.',
  E_TRADE_COVER: 'Для этого обмена не хватает карт.',
  E_TRADE_EMPTY: 'Обе стороны должны что-то дать.',
  E_TRADE_SAME: 'Один и тот же ресурс не может быть с обеих сторон.',
  E_TRADE_PARTY: 'Меняются только с тем, чей сейчас ход.',
  E_TRADE_STALE: 'Этого предложения больше нет.',
  E_TRADE_ADDRESSEE: 'Это предложение не вам.',
  E_TRADE_LIMIT: 'В этом ходу предлагать больше нельзя.',

  // The board lab
  E_BOARD_REQUEST: 'Так остров не просят.',
  E_CONSTRAINT: 'Такого острова не бывает.',
  E_NO_BOARD: 'Остров, который держится всего этого, не найден.',
} satisfies Partial<Catalogue['refusals']>
