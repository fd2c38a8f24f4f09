import { Failure } from '@serai/protocol'

/** What any route may answer instead. */
export const failures = { '4xx': Failure, '5xx': Failure }
