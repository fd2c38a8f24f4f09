import { describeStore } from '@serai/test-kit'
import { MemoryStore } from './memory-store.ts'

describeStore('memory', async () => new MemoryStore())
