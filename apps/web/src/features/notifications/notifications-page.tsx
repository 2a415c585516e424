import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { NextPageError } from '../../story-components/next-page-error.tsx'
import { messageTexts } from '../../texts/moderation.ts'
import { notificationTexts as texts } from '../../texts/people/notifications.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { notificationsQuery, unreadQuery } from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'

/** `/notifications`: what others did with one's stories, the latest first. Opening it marks all as read. */
export function NotificationsPage() {
  usePageTitle(texts.title)
  const list = useInfiniteQuery(notificationsQuery)
  useMarkRead(list.data?.pages[0]?.unread ?? 0)
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? []
  const fetchNext = () => void list.fetchNextPage({ cancelRefetch: false })
  return (
    <main id="content" className="mx-auto w-full max-w-[760px] px-4 pt-7 pb-14 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-20 font-strong">{texts.title}</h1>
        <Link to="/account" hash="notifications" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Settings aria-hidden />
          {texts.settings}
        </Link>
      </div>
      <FromModerators />
      {list.isPending && <Skeletons />}
      {list.isError && !list.data && (
        <ErrorState
          title={texts.failed}
          text={messageOf(list.error)}
          action={<Button onClick={() => void list.refetch()}>{texts.retry}</Button>}
        />
      )}
      {list.data && notifications.length === 0 && (
        <EmptyState
          text={texts.empty}
          className="mt-5"
          action={
            <Link to="/story/community" className={buttonClass()}>
              {texts.emptyAction}
            </Link>
          }
        />
      )}
      <ul className="mt-5 grid grid-cols-1 gap-2">
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {list.isFetchNextPageError && <NextPageError error={list.error} onRetry={fetchNext} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button className="mx-auto mt-5 flex" busy={list.isFetchingNextPage} onClick={fetchNext}>
          {texts.more}
        </Button>
      )}
    </main>
  )
}

/** The list keeps its marks until it is read again. */
function useMarkRead(unread: number): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => api.notifications.read({}),
    onSuccess: () => client.setQueryData(unreadQuery.queryKey, { unread: 0 }),
  })
  const read = useEffectEvent(() => mutate())
  const hasUnread = unread > 0
  useEffect(() => {
    if (hasUnread) read()
  }, [hasUnread])
}

function FromModerators() {
  const { data: unread = 0 } = useQuery(query.notices.list.queryOptions({ staleTime: 60_000, select: (list) => list.unread }))
  if (unread === 0) return null
  return (
    <Link to="/messages" className="quick mt-5 block rounded-card border border-line-2 bg-raised p-4 text-14 font-medium hover:bg-hover">
      {messageTexts.unread(unread)}
    </Link>
  )
}

const Skeletons = () => (
  <div role="status" aria-label={texts.loading} className="mt-5 grid gap-2">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-18" />
    ))}
  </div>
)
