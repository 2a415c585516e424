import { COMMENT_ORDERS, type CommentOrder } from '@fablecut/contracts/operations/comments/comments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { useSession } from '../../session/me.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import type { StoryCommentsProps } from '../../slots/story-comments.ts'
import { commentTexts as texts } from '../../texts/community/comments.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Select } from '../../ui/form/select.tsx'
import { commentsQuery } from './comment-queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import { CommentsSwitch } from './comments-switch.tsx'

const ORDERS = COMMENT_ORDERS.map((value) => ({ value, label: texts.orders[value] }))

/** Comments on a story with a form for a new one. */
export function CommentsSection({ storyId, isOwn }: StoryCommentsProps) {
  const headingId = useId()
  const [order, setOrder] = useState<CommentOrder>('newest')
  const read = useInfiniteQuery(commentsQuery(storyId, order))
  const first = read.data?.pages[0]
  const areOff = first?.are_off ?? false
  const comments = read.data?.pages.flatMap((page) => page.comments) ?? []
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-14 font-strong">
          {texts.title(first && !areOff ? first.total : null)}
        </h2>
        {comments.length > 1 && (
          <Select size="sm" label={texts.order} value={order} options={ORDERS} onValueChange={setOrder} className="w-auto!" />
        )}
      </div>
      {read.isPending && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
      {read.isError && !read.data && <ReadError error={read.error} onRetry={() => void read.refetch()} />}
      {areOff && <p className="text-13 text-text-2">{isOwn ? texts.offOwn : texts.off}</p>}
      {first && !areOff && <NewComment storyId={storyId} />}
      {first && !areOff && comments.length === 0 && <p className="text-13 text-text-2">{texts.empty}</p>}
      <ul className="divide-y divide-line">
        {comments.map((comment) => (
          <CommentThread key={comment.id} storyId={storyId} comment={comment} isStoryOwn={isOwn} />
        ))}
      </ul>
      {read.hasNextPage && (
        <Button size="sm" variant="line" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {first && isOwn && <CommentsSwitch storyId={storyId} areOff={areOff} />}
    </section>
  )
}

function NewComment({ storyId }: { storyId: string }) {
  const { me } = useSession()
  const gate = useSignInGate()
  if (me === undefined) return null
  if (me === null)
    return (
      <Button size="sm" variant="line" className="justify-self-start" onClick={() => void gate.run(() => {})}>
        {texts.signIn}
      </Button>
    )
  return (
    <CommentForm
      label={texts.write}
      placeholder={texts.placeholder}
      submit={texts.send}
      draftKey={`story ${storyId}`}
      send={(text) => api.comments.add({ id: storyId, text })}
      onSent={() => toast.success(texts.sent)}
    />
  )
}

const ReadError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert" className="grid grid-cols-1 gap-2 text-13">
    <p>
      {texts.failed}. <span className="text-text-2">{messageOf(error)}</span>
    </p>
    <Button size="sm" variant="line" className="justify-self-start" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
)
