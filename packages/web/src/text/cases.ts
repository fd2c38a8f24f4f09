/** The cases in which sentences take what is counted. Languages without them pay no heed. */
export type Case = 'nominative' | 'accusative' | 'genitive'
