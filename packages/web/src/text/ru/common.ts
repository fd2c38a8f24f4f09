import type { Catalogue } from '../catalogue.ts'

/** As the server names its bots. */
const BOT_NAMES: { readonly [name: string]: string | undefined } = {
  Zeynep: 'Зейнеп',
  Anton: 'Антон',
  Mira: 'Мира',
  Rustam: 'Рустам',
  Leyla: 'Лейла',
  Farid: 'Фарид',
  Nino: 'Нино',
  Aram: 'Арам',
  Dilara: 'Дилара',
  Yusuf: 'Юсуф',
  Tamar: 'Тамар',
  Timur: 'Тимур',
  Samira: 'Самира',
  Oleg: 'Олег',
  Shirin: 'Ширин',
  Aziz: 'Азиз',
  Ketevan: 'Кети',
  Babak: 'Бабак',
  Gulnar: 'Гуля',
  Ilya: 'Илья',
}

export const common: Catalogue['common'] = {
  me: 'Вы',
  botName: (name) => BOT_NAMES[name] ?? name,
  serai: 'Serai',
  close: 'Закрыть',
  cancel: 'Отмена',
  share: 'Поделиться',
  loading: 'Загрузка…',
  retry: 'Попробовать снова',
  home: 'На главную',
  stumbled: 'На странице произошла ошибка. Ваши игры сохранены.',
  noPage: 'Такой страницы нет.',
  noTable: 'Такого стола нет. Возможно, игра прервана.',
  connecting: 'Соединение…',
  connectionLost: 'Связь прервалась.',
  paused: 'Сервер занят, пробуем снова…',
  pausedHere: 'Сервер занят. Страница обновится автоматически.',
  goesOn: 'Ничего не потеряно, игра продолжится автоматически.',
  tryingAgain: 'Подключаемся снова…',
  onlyHere: 'Эта ссылка работает только на этом компьютере.',
  offline: 'Сервер недоступен.',
}

export const offline: Catalogue['offline'] = {
  title: 'Сервер недоступен',
  stillWorks:
    'На этом устройстве можно играть с ботами, создавать острова в лаборатории, читать правила и менять настройки.',
  playAlone: 'Играть офлайн',
  goOn: 'Продолжить офлайн',
  notNow: 'Столы с другими игроками ждут связи. Ничего не потеряно.',
}

export const help: Catalogue['help'] = {
  rules: 'Правила',
  why: 'Почему?',
}
