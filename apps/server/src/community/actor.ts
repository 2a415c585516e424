import { parse } from 'hono/utils/cookie'

/** Version 4 ids only: user ids, which are public, have another version, so a cookie cannot impersonate an account. */
const DEVICE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The actor of recommendation events: the user id, or without a session the device id of a visitor; null without either. */
export function actorOf({ account, headers }: { account: { readonly id: string } | null; headers: Headers }): string | null {
  if (account) return account.id
  const device = parse(headers.get('cookie') ?? '', 'device_id')['device_id']
  return device !== undefined && DEVICE_ID.test(device) ? device : null
}
