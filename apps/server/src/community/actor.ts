import { parse } from 'hono/utils/cookie'

/** Random ones alone (version 4): ids of accounts, which everybody sees beside their stories, are of another version, so no cookie can speak for an account. */
const DEVICE = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Under whose name events count: the account, or without a session the device of a visitor; null for neither. Source: E-299, ED-72. */
export function actorOf({ account, headers }: { account: { readonly id: string } | null; headers: Headers }): string | null {
  if (account) return account.id
  const device = parse(headers.get('cookie') ?? '', 'device_id')['device_id']
  return device !== undefined && DEVICE.test(device) ? device : null
}
