import { expect, it } from 'vitest'
import { databaseReason } from './database-reason.ts'

const refused = new Error('connect ECONNREFUSED ::1:5432')

it.each([
  ['a message', new Error('password authentication failed'), 'password authentication failed'],
  ['several addresses', new AggregateError([refused, new Error('another')]), refused.message],
  ['a code alone', Object.assign(new Error(), { code: 'ECONNRESET' }), 'ECONNRESET'],
  ['nothing', new Error(), 'Error'],
])('tells why: %s', (_, error, reason) => {
  expect(databaseReason(error)).toBe(reason)
})
