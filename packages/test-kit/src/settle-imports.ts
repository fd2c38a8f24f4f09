import { afterAll, vi } from 'vitest'

/** A part that a page loads later may still be on its way when its test is done; vitest takes that for an error of the run. */
afterAll(() => vi.dynamicImportSettled())
