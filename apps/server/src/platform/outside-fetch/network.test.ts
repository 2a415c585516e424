import type { LookupOptions } from 'node:dns'
import { expect, test } from 'vitest'
import { INTERNET, type Network, checkedLookup, oneLocalServer } from './network.ts'
import { OutsideFetchError, asFetchError } from './outside-fetch-error.ts'

const lookUp = (network: Network, options: LookupOptions) =>
  new Promise((resolve, reject) =>
    checkedLookup(network)('films.test', options, (error, address, family) => (error ? reject(error) : resolve([address, family]))),
  )
const networkOf = (...addresses: readonly string[]): Network => ({ ...INTERNET, resolve: async () => addresses })

test.each([
  ['http://localhost:4000', '127.0.0.1', 4000],
  ['http://127.0.0.1', '127.0.0.1', 80],
  ['http://[::1]:4000', '::1', 4000],
])('the local server %s is %s at port %s', async (origin, address, port) => {
  const network = oneLocalServer(origin)
  expect([await network.resolve('films.test'), network.plainPort]).toEqual([[address], port])
  expect([network.mayConnect(address), network.mayConnect('10.0.0.1')]).toEqual([true, false])
})

test('the internet has encrypted connections to public addresses only', () => {
  expect([INTERNET.plainPort, INTERNET.mayConnect('8.8.8.8'), INTERNET.mayConnect('10.0.0.1')]).toEqual([null, true, false])
})

test('a socket gets the first address, or all with their families', async () => {
  const network = networkOf('8.8.8.8', '2606:4700:4700::1111')
  expect(await lookUp(network, {})).toEqual(['8.8.8.8', 4])
  const all = [
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700:4700::1111', family: 6 },
  ]
  expect(await lookUp(network, { all: true })).toEqual([all, undefined])
})

test('a name without addresses, or with a private one, is refused', async () => {
  await expect(lookUp(networkOf(), {})).rejects.toMatchObject({ reason: 'address' })
  await expect(lookUp(networkOf('8.8.8.8', '10.0.0.1'), { all: true })).rejects.toThrow('films.test leads to 10.0.0.1')
})

test('other errors are failed connections, those of a decompressor broken encodings', () => {
  const known = new OutsideFetchError('slow', 'took too long')
  expect(asFetchError(known)).toBe(known)
  expect(asFetchError('reset')).toMatchObject({ reason: 'connection', message: 'reset' })
  expect(asFetchError(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }))).toMatchObject({ reason: 'connection' })
  expect(asFetchError(Object.assign(new Error('bad header'), { code: 'Z_DATA_ERROR' }))).toMatchObject({ reason: 'encoding' })
})
