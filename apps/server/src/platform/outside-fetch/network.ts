import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type LookupFunction, isIP } from 'node:net'
import { callbackify } from 'node:util'
import { OutsideFetchError } from './outside-fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** How names become connections. */
export type Network = {
  /** Every IP address of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly mayConnect: (address: string) => boolean
  /** A port that is spoken to without encryption; null: https at its own port. */
  readonly plainPort: number | null
}

/** The open internet, and nothing of the network we stand in. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  plainPort: null,
}

/** Every name leads to one server on this machine, e.g. `http://127.0.0.1:4000`: for tests and demonstrations without internet. */
export function oneLocalServer(origin: string): Network {
  const { hostname, port } = new URL(origin)
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '')
  return { resolve: async () => [address], mayConnect: (found) => found === address, plainPort: Number(port || 80) }
}

/**
 * Gives a socket the addresses that were checked, and no chance to ask again: a name that first leads outside and then inside leads nowhere. One
 * address that may not be is enough to refuse the name.
 */
export function checkedLookup(network: Network): LookupFunction {
  const find = callbackify((host: string) => checkedAddresses(network, host))
  return (host, options, done) =>
    find(host, (error, found) => {
      if (error) done(error, '')
      else if (options.all) done(null, found)
      else done(null, found[0]!.address, found[0]!.family)
    })
}

async function checkedAddresses({ resolve, mayConnect }: Network, host: string): Promise<LookupAddress[]> {
  const addresses = await resolve(host)
  const refused = addresses.find((address) => !mayConnect(address))
  if (refused !== undefined || addresses.length === 0) throw new OutsideFetchError('address', `${host} leads to ${refused ?? 'nowhere'}`)
  return addresses.map((address) => ({ address, family: isIP(address) }))
}
