import { query } from '../../api/client.ts'

const POLL_MS = 60_000

/** Polled while the page is visible, and read again when it becomes so. */
export const unreadQuery = query.notifications.unread.queryOptions({ staleTime: 0, refetchInterval: POLL_MS })

export const notificationsQuery = query.notifications.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ ...(cursor && { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
})
