import { describeStore } from '../../../test/store-contract/describe-store.ts'
import { MemoryStore } from './memory-store.ts'

describeStore('memory', async () => new MemoryStore())
