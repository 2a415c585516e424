import { expect, test } from 'vitest'
import { findDatabaseOutage, isWithoutFreeConnection } from './unavailable.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more })
const query = (cause: unknown) => Object.assign(new Error('Failed query', { cause }), { name: 'DrizzleQueryError' })

test.each([
  ['a refused connection of a query', query(withCode('ECONNREFUSED')), 'ECONNREFUSED'],
  ['a server that is shutting down', withCode('57P01', { severity: 'FATAL' }), '57P01'],
  ['all addresses refused', query(new AggregateError([withCode('ECONNREFUSED')])), 'ECONNREFUSED'],
  ['a message without a code', query(new Error('Connection terminated unexpectedly')), 'Connection terminated unexpectedly'],
  ['an error wrapped twice', new Error('request failed', { cause: query(withCode('53300')) }), '53300'],
])('%s is an outage', (_, error, reason) => {
  expect(findDatabaseOutage(error)).toBe(reason)
})

test.each([
  ['a refused connection of an HTTP request', withCode('ECONNREFUSED')],
  ['a violated constraint', query(withCode('23505', { severity: 'ERROR' }))],
  ['a code that is no text', query(Object.assign(new Error('failed'), { code: 7 }))],
  ['no error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s is none', (_, error) => {
  expect(findDatabaseOutage(error)).toBeNull()
})

test('a driver error is recognised by its stack, and causes are followed ten deep', () => {
  const driver = withCode('ENOTFOUND')
  driver.stack = 'Error\n    at /srv/node_modules/pg-pool/index.js:1:1'
  const wrap = (error: Error, times: number): Error => (times === 0 ? error : wrap(new Error('outer', { cause: error }), times - 1))
  expect(findDatabaseOutage(driver)).toBe('ENOTFOUND')
  expect(findDatabaseOutage(wrap(driver, 9))).toBe('ENOTFOUND')
  expect(findDatabaseOutage(wrap(driver, 10))).toBeNull()
})

test.each([
  ['timeout exceeded when trying to connect', true],
  ['Database connection failed: timeout exceeded when trying to connect', true],
  ['53300', true],
  ['Connection terminated due to connection timeout', false],
  ['ECONNREFUSED', false],
])('%s: all connections are in use: %s', (reason, expected) => {
  expect(isWithoutFreeConnection(reason)).toBe(expected)
})
