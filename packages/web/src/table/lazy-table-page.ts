import { lazyComponent } from '../ui/lazy-component.tsx'

export const TablePage = lazyComponent(() => import('./table-page.tsx').then(({ TablePage }) => TablePage))
