import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { meQuery } from './me.ts'

/** For `beforeLoad` of pages that only exist with a session; visitors go to `/signin?callbackUrl=...`. */
export async function requireSession(client: QueryClient, href: string): Promise<void> {
  const me = await client.ensureQueryData(meQuery)
  if (!me) throw redirect({ to: '/signin', search: { callbackUrl: href } })
}

/** For `beforeLoad` of pages of staff; for other accounts the page does not exist. */
export async function requireStaff(client: QueryClient, href: string): Promise<void> {
  await requireSession(client, href)
  const me = await client.ensureQueryData(meQuery)
  if (!me?.is_staff) throw notFound()
}
