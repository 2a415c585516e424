import { parse } from 'hono/utils/cookie'

const DEVICE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Under whose name events count: the account, or without a session the device of a visitor; null for neither. Source: E-299, ED-72. */
export function actorOf({ account, headers }: { account: { readonly id: string } | null; headers: Headers }): string | null {
  if (account) return account.id
  const device = parse(headers.get('cookie') ?? '', 'device_id')['device_id']
  return device !== undefined && DEVICE.test(device) ? device : null
}
