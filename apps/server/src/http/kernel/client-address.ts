/**
 * The client's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n proxies the n-th from the right is
 * trustworthy; anything further left may be forged.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || hops[0] || socketAddress
}
