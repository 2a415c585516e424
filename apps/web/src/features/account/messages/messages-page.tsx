import type { Notice } from '@fablecut/contracts/operations/moderation/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { messageTexts as texts } from '../../../texts/moderation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Message } from './message.tsx'
import { ObjectionDialog } from './objection-dialog.tsx'

/** `/messages`: what the moderators did and why, with a way to object. Opening it marks all as read. */
export function MessagesPage() {
  usePageTitle(texts.title)
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(query.notices.list.queryOptions({ staleTime: 0 }))
  const [objected, setObjected] = useState<Notice | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: query.notices.key() })
  const markRead = useMutation({ mutationFn: () => api.notices.read() })
  const read = useEffectEvent(() => markRead.mutate())
  const hasUnread = (data?.unread ?? 0) > 0
  useEffect(() => {
    if (hasUnread) read()
  }, [hasUnread])
  // The list keeps its marks while the page is open; the account menu reads it again afterwards.
  useEffect(() => () => void client.invalidateQueries({ queryKey: query.notices.key() }), [client])
  return (
    <main id="content" className="mx-auto w-full max-w-[760px] px-4 pt-7 pb-14 md:px-6">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      {isPending && (
        <div role="status" aria-label={texts.loading} className="mt-5">
          <Skeleton className="h-40" />
        </div>
      )}
      {!isPending && !data && (
        <ErrorState title={texts.failed} text={messageOf(error)} action={<Button onClick={() => void refetch()}>{texts.retry}</Button>} />
      )}
      {data?.notices.length === 0 && <EmptyState text={texts.empty} className="mt-5" />}
      {data && data.notices.length > 0 && (
        <ul className="mt-5 grid grid-cols-1 gap-3">
          {data.notices.map((notice) => (
            <Message key={notice.id} notice={notice} onObject={() => setObjected(notice)} />
          ))}
        </ul>
      )}
      <ObjectionDialog
        open={objected !== null}
        onClose={() => setObjected(null)}
        send={(words) => api.notices.object({ id: objected!.action.id, words })}
        onSent={() => void refresh()}
      />
    </main>
  )
}
