import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type LookupFunction, isIP } from 'node:net'
import { callbackify } from 'node:util'
import { OutsideFetchError } from './outside-fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** How host names are resolved and connected to. */
export type Network = {
  /** Resolves a host name to all of its IP addresses. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly mayConnect: (address: string) => boolean
  /** Port for unencrypted connections; null: https on its default port. */
  readonly plainPort: number | null
}

/** The public internet, without the network that the server is in. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  plainPort: null,
}

/** Resolves every name to one server on this machine, e.g. `http://127.0.0.1:4000`: for tests and demonstrations without internet. */
export function oneLocalServer(origin: string): Network {
  const { hostname, port } = new URL(origin)
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '')
  return { resolve: async () => [address], mayConnect: (candidate) => candidate === address, plainPort: Number(port || 80) }
}

/**
 * A DNS lookup for sockets that returns only checked addresses. The socket connects to exactly these, so a name that resolves differently
 * on a second lookup (DNS rebinding) gains nothing. One forbidden address refuses the whole name.
 */
export function checkedLookup(network: Network): LookupFunction {
  const lookupChecked = callbackify((host: string) => checkedAddresses(network, host))
  return (host, options, callback) =>
    lookupChecked(host, (error, addresses) => {
      if (error) callback(error, '')
      else if (options.all) callback(null, addresses)
      else callback(null, addresses[0]!.address, addresses[0]!.family)
    })
}

async function checkedAddresses({ resolve, mayConnect }: Network, host: string): Promise<LookupAddress[]> {
  const addresses = await resolve(host)
  const refused = addresses.find((address) => !mayConnect(address))
  if (refused !== undefined || addresses.length === 0) throw new OutsideFetchError('address', `${host} leads to ${refused ?? 'nowhere'}`)
  return addresses.map((address) => ({ address, family: isIP(address) }))
}
