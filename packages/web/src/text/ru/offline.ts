import type { Catalogue } from '../catalogue.ts'

export const offline: Catalogue['offline'] = {
  title: 'Сервер недоступен',
  stillWorks:
    'На этом устройстве по-прежнему можно играть с ботами, делать острова в лаборатории, читать правила и менять настройки.',
  playAlone: 'Играть здесь',
  goOn: 'Продолжить здесь',
  notNow: 'Столы с другими людьми ждут связи. Там ничего не пропадёт.',
}
