import { later } from '../look/later.tsx'

export const TablePage = later(() => import('./table-page.tsx').then(({ TablePage }) => TablePage))
