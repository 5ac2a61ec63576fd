import { expect, test } from 'vitest'
import { isOutage } from './failures.ts'

/** The messages of pg 8, beside the codes of PostgreSQL and of sockets. */
test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
  Object.assign(new Error('terminating connection'), { code: '57P01' }),
  Object.assign(new Error('too many connections'), { code: '53300' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
])('trust 45: %s is an outage', (error) => expect(isOutage(error)).toBe(true))

test.each([
  new Error('x is not a function'),
  Object.assign(new Error('duplicate key'), { code: '23505' }),
  Object.assign(new Error('deadlock detected'), { code: '40P01' }),
])('%s is none', (error) => expect(isOutage(error)).toBe(false))
