import type { Catalogue } from '../catalogue.ts'

export const help: Catalogue['help'] = {
  rules: 'Правила',
  why: 'Почему?',
}
