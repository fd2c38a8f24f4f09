import type { Catalogue } from '../../../text/catalogue.ts'
import { type Case, countedRu } from '../../../text/numbers.ts'

/** Of one, of two to four, of five and more. */
type Forms = readonly [string, string, string]

/** «Есть 1 овца», «отдать 1 овцу», «не хватает 1 овцы». */
const resources: readonly { readonly [C in Case]: Forms }[] = [
  {
    nominative: ['дерево', 'дерева', 'дерева'],
    accusative: ['дерево', 'дерева', 'дерева'],
    genitive: ['дерева', 'дерева', 'дерева'],
  },
  {
    nominative: ['кирпич', 'кирпича', 'кирпичей'],
    accusative: ['кирпич', 'кирпича', 'кирпичей'],
    genitive: ['кирпича', 'кирпичей', 'кирпичей'],
  },
  {
    nominative: ['овца', 'овцы', 'овец'],
    accusative: ['овцу', 'овцы', 'овец'],
    genitive: ['овцы', 'овец', 'овец'],
  },
  {
    nominative: ['пшеница', 'пшеницы', 'пшеницы'],
    accusative: ['пшеницу', 'пшеницы', 'пшеницы'],
    genitive: ['пшеницы', 'пшеницы', 'пшеницы'],
  },
  {
    nominative: ['руда', 'руды', 'руды'],
    accusative: ['руду', 'руды', 'руды'],
    genitive: ['руды', 'руды', 'руды'],
  },
]
const one = (resource: number): string => resources[resource]!.accusative[0]

const cardForms: { readonly [C in Case]: Forms } = {
  nominative: ['карта', 'карты', 'карт'],
  accusative: ['карту', 'карты', 'карт'],
  genitive: ['карты', 'карт', 'карт'],
}
const cards = (count: number, inCase: Case = 'nominative') => countedRu(count, ...cardForms[inCase])

export const catanTrade: Catalogue['catanTrade'] = {
  resource: (resource) => ['Дерево', 'Кирпич', 'Овцы', 'Пшеница', 'Руда'][resource]!,
  resourceInside: (resource) => ['дерево', 'кирпич', 'овцы', 'пшеница', 'руда'][resource]!,
  quantity: (count, resource, inCase = 'nominative') => countedRu(count, ...resources[resource]![inCase]),
  and: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} и ${items.at(-1)}`),
  addOne: (resource, chosen, most) => `Добавить ${one(resource)}, выбрано ${chosen} из ${most}`,
  oneLess: (resource) => `Убрать ${one(resource)}`,

  title: 'Обмен',
  change: 'Изменить предложение',
  counterTitle: (name) => `Встречное предложение: ${name}`,
  youGive: 'Вы даёте',
  youGet: 'Вы получаете',
  tapToAdd: 'нажмите, чтобы добавить',
  bankRate: (rate) => `банк ${rate}:1`,
  have: (count) => (count === 0 ? 'нет' : `из ${count}`),
  usual: 'Быстрый обмен',
  forPrice: '{give} за {get}',
  bank: 'банк',
  toAll: 'всем',
  chooseBoth: 'Выберите, что вы даёте и что получаете.',
  sentence: (give, get, to) => `${give} за ${get}: ${to}`,
  everybody: 'всем',
  everybodyOrBank: 'всем или банку',
  theBank: 'банку',
  partners: 'Кому',
  offerToAll: 'Предложить всем',
  offerTo: (names) => `Предложить: ${names}`,
  sendCounter: 'Отправить',
  tradeWithBank: 'Обмен с банком',
  bankWants: (count) => `Банку нужно ${count}`,
  offerUsual: (what) => `Предложить всем: ${what}`,
  bankUsual: (what) => `Обмен с банком: ${what}`,

  yourOffer: 'Ваше предложение',
  offers: (name) => `${name} предлагает`,
  offersPanel: 'Предложения',
  gets: (name) => `${name} получает`,
  gives: (name) => `${name} даёт`,
  accepts: '{who} принимает',
  counters: '{who}: {get} за {give}',
  refuses: '{who} отказывается',
  thinking: '{who} думает…',
  youAccepted: (name) => `Вы согласились. Теперь выбирает ${name}.`,
  trade: 'Обмен',
  tradeWith: (name) => `Обмен с игроком ${name}`,
  look: 'Посмотреть',
  lookAt: (name) => `Посмотреть встречное предложение: ${name}`,
  changeIt: 'Изменить',
  withdraw: 'Отозвать',
  accept: 'Принять',
  counter: 'Встречное',
  refuse: 'Отказаться',
  answers: (count) => (count === 0 ? 'ответов нет' : countedRu(count, 'ответ', 'ответа', 'ответов')),
  expiries: (seconds) => (seconds === 0 ? 'время вышло' : `ещё ${seconds} с`),
  allOffers: (count) => countedRu(count, 'обмен', 'обмена', 'обменов'),

  discardTitle: (count) => `Выпала семёрка: сбросьте ${cards(count, 'accusative')}`,
  discardNote: (held) => `У вас ${cards(held)}. Выберите, что сбросить.`,
  chosenOf: (chosen, all) => `Выбрано ${chosen} из ${all}`,
  moreToChoose: (count) => `Ещё ${cards(count, 'accusative')}`,
  giveBack: 'Сбросить',
  victimTitle: 'Кого ограбить?',
  cards: (count, inCase) => (count === 0 ? 'нет карт' : cards(count, inCase)),
  monopolyTitle: 'Монополия: назовите ресурс',
  takeAll: (resource) =>
    resource === null ? 'Забрать' : `Забрать: ${['дерево', 'кирпич', 'овцы', 'пшеница', 'руда'][resource]}`,
  keepCard: 'Оставить карту',
  plentyTitle: (count) => `Год изобилия: возьмите ${cards(count, 'accusative')}`,
  bankHas: (count) => (count === 0 ? 'нет' : `в банке ${count}`),
  take: (what) => (what === '' ? 'Взять' : `Взять ${what}`),
}
