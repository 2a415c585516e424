import { isIP } from 'node:net'
import ip from 'ipaddr.js'

/** Globally assigned unicast addresses: https://www.iana.org/assignments/ipv6-unicast-address-assignments */
const GLOBAL_UNICAST = ip.IPv6.parseCIDR('2000::/3')
/** 64:ff9b:1::/48 is translated by rules of the local network, so it may lead anywhere. */
const LOCAL_TRANSLATION = ip.IPv6.parseCIDR('64:ff9b:1::/48')

/**
 * Whether an IP address is public: not private, loopback, link-local, shared, multicast or reserved, and not embedding such an IPv4 address
 * (mapped, 6to4, NAT64). False for text that is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return ip.IPv4.parse(address).range() === 'unicast'
  if (isIP(address) !== 6 || address.includes('%')) return false
  const parsed = ip.IPv6.parse(address)
  const embeddedAddress = embeddedIPv4(parsed)
  if (embeddedAddress) return embeddedAddress.range() === 'unicast'
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST)
}

/** The IPv4 address embedded in an IPv6 address. */
function embeddedIPv4(address: ip.IPv6): ip.IPv4 | null {
  const bytes = address.toByteArray()
  const range = address.range()
  if (range === 'ipv4Mapped') return new ip.IPv4(bytes.slice(12))
  if (range === '6to4') return new ip.IPv4(bytes.slice(2, 6))
  if (range === 'rfc6052' && !address.match(LOCAL_TRANSLATION)) return new ip.IPv4(bytes.slice(12))
  return null
}
