import type { Catalogue } from '../../text/catalogue.ts'

/** The texts that the view models of the table take. */
export type Texts = Pick<Catalogue, 'catanTable' | 'catanTrade' | 'table'>
