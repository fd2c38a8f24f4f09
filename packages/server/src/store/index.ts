export * from './libsql-store.ts'
export * from './memory-store.ts'
export type * from './store.ts'
export * from './store-fault.ts'
