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
    note: '3–4 игрока, около 40 минут. Броски можно проверить.',
    options: {
      victoryPoints: 'Победные очки',
      board: 'Остров',
      trading: 'Обмен между игроками',
      turnCap: 'Лимит ходов',
    },
    values: {
      board: { spiral: 'Спираль', random: 'Наугад', beginner: 'Учебный', fair: 'Честный' },
      turnCap: { 0: 'нет' },
    },
    boardNotes: {
      spiral: 'Случайные поля, числа по спирали из правил: красные (6 и 8) не бывают рядом.',
      random: 'Случайные поля и случайные числа.',
      fair: 'Подобран так, чтобы у всех мест были равные шансы.',
      beginner: 'Всегда один и тот же остров, первые поселения и дороги уже стоят.',
    },
    bots: {
      easy: 'Строит что может, в остальном играет наугад.',
      normal: 'Делает то, что ценнее всего прямо сейчас.',
      hard: 'Считает карты и думает на несколько ходов вперёд.',
      expert: 'Думает дольше и дальше всех. Играет на победу.',
    },
    endings: {
      last_player: 'остальные сдались',
      turn_cap: 'достигнут лимит ходов',
    },
    showBoard: 'К острову',
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
      `Если очков больше ${points}, игра может не закончиться: задайте лимит ходов в разделе «Другие правила».`,
  },
  end: {
    pointsOnTurn: (count, turn) => `${points(count)} на ${turn}-м ходу`,
    lastPlayer: (turn) => `Все остальные сдались к ${turn}-му ходу`,
    turnCap: (turn) => `Достигнут лимит ходов: ${turns(turn)}`,
    settlements: (count) => countedRu(count, 'поселение', 'поселения', 'поселений'),
    cities: (count) => countedRu(count, 'город', 'города', 'городов'),
    victoryCards: (count) => countedRu(count, 'карта победного очка', 'карты победных очков', 'карт победных очков'),
    longestRoad: 'Самый длинный торговый путь',
    largestArmy: 'Самое большое войско',
    points: 'Очки',
    byTurn: 'по ходам, вместе со скрытыми',
    pointsLabel: (count) => `Очки за ${turns(count)}`,
    dice: 'Кубики',
    diceNote: (count) => `${rolls(count)}; линия: ожидание`,
    diceLabel: (count) => `Суммы за ${rolls(count)} и сколько ожидалось`,
    sum: 'Сумма',
    came: 'Выпало',
    expected: 'Ожидалось',
    yourCorners: (cards, expected) =>
      `Броски принесли вам ${countedRu(cards, 'карту', 'карты', 'карт')}; ожидалось ${expected}.`,
    cards: 'Полученные карты',
    cardsNote: 'по источнику',
    production: 'производство',
    trades: 'обмены',
    stealsAndCards: 'кражи и карты развития',
    lostCards: 'Потерянные карты',
    lostNote: 'по причине',
    robber: 'разбойник',
    sevens: 'семёрки',
    monopoly: 'монополия',
  },
  replay: {
    points: 'очки',
    resources: { wood: 'дерево', brick: 'кирпич', sheep: 'овцы', wheat: 'пшеница', ore: 'руда' },
    hiddenCards: (count) => `${count} скрыто`,
    developmentCards: 'карты развития',
    knights: 'сыгранные рыцари',
    road: 'торговый путь',
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
  E_ROLLED: 'В этом ходу вы уже бросали кубики.',
  E_MUST_ROLL: 'Сначала бросьте кубики.',
  E_DISTANCE: 'От поселения до любой другой постройки должно быть не меньше двух дорог.',
  E_NOT_CONNECTED: 'Нужно соединение с вашими дорогами.',
  E_BLOCKED: 'Путь закрыт чужой постройкой.',
  E_SETUP_ROAD: 'Дорога должна идти от только что поставленного поселения.',
  E_NOT_OWN_SETTLEMENT: 'Городом может стать только ваше поселение.',
  E_NO_PIECE: 'Таких построек у вас больше нет.',
  E_CANNOT_PAY: 'Не хватает карт.',
  E_BANK: 'В банке больше нет этого ресурса.',
  E_DECK: 'Карты развития кончились.',
  E_CARD_NOT_HELD: 'У вас нет такой карты.',
  E_CARD_NEW: 'Карту нельзя сыграть в тот ход, когда вы её купили.',
  E_CARD_LIMIT: 'За ход можно сыграть только одну карту развития.',
  E_CARD_VP: 'Карту победного очка не разыгрывают: она считается автоматически.',
  E_CARD_NO_EFFECT: 'Сейчас карта ничего не даст.',
  E_DISCARD_HAND: 'У вас нет карт, которые вы сбрасываете.',
  E_DISCARD_NONE: 'Сбрасывать нечего.',
  E_ROBBER_SAME: 'Разбойника нужно переставить на другое поле.',
  E_VICTIM: 'Этого игрока ограбить нельзя.',
  E_TRADE_COVER: 'Для этого обмена не хватает карт.',
  E_TRADE_EMPTY: 'Обе стороны должны что-то дать.',
  E_TRADE_SAME: 'Один и тот же ресурс не может быть с обеих сторон.',
  E_TRADE_PARTY: 'Меняться можно только с игроком, чей сейчас ход.',
  E_TRADE_STALE: 'Это предложение больше не действует.',
  E_TRADE_ADDRESSEE: 'Это предложение не вам.',
  E_TRADE_LIMIT: 'В этом ходу больше предложений сделать нельзя.',

  // The board lab
  E_BOARD_REQUEST: 'Неверный запрос острова.',
  E_CONSTRAINT: 'Острова с таким условием не бывает.',
  E_NO_BOARD: 'Остров с такими условиями не найден.',
} satisfies Partial<Catalogue['refusals']>
