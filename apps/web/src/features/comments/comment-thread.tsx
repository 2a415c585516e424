import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { commentTexts as texts } from '../../texts/community/comments.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { type CommentData, repliesQuery } from './comment-queries.ts'

type CommentThreadProps = { storyId: string; comment: CommentData; isStoryOwn: boolean }

/** A comment with its replies, which are read when they are opened. */
export function CommentThread({ storyId, comment, isStoryOwn }: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const name = comment.author?.display_name ?? texts.removedName
  const count = comment.reply_count
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <CommentItem comment={comment} isStoryOwn={isStoryOwn} onReply={comment.text === null ? null : () => setReplying(true)} />
      <div className="grid grid-cols-1 gap-2 ps-9">
        {isReplying && (
          <CommentForm
            autoFocus
            label={texts.replyTo(name)}
            placeholder={texts.replyTo(name)}
            submit={texts.sendReply}
            draftKey={`reply ${comment.id}`}
            send={(text) => api.comments.add({ id: storyId, parent_id: comment.id, text })}
            onSent={() => {
              setReplying(false)
              setOpen(true)
            }}
            onCancel={() => setReplying(false)}
          />
        )}
        {count > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="-ms-2 justify-self-start px-2!"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.hideReplies(name) : texts.showReplies(count, name)}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.replies(count)}
          </Button>
        )}
        {isOpen && count > 0 && <Replies storyId={storyId} parentId={comment.id} isStoryOwn={isStoryOwn} />}
      </div>
    </li>
  )
}

function Replies({ storyId, parentId, isStoryOwn }: { storyId: string; parentId: string; isStoryOwn: boolean }) {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(repliesQuery(storyId, parentId))
  if (data === undefined && error)
    return (
      <p className="text-13 text-text-2">
        {messageOf(error)}{' '}
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    )
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {data?.pages
          .flatMap(({ comments }) => comments)
          .map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} isStoryOwn={isStoryOwn} onReply={null} />
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" variant="ghost" className="justify-self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.moreReplies}
        </Button>
      )}
    </>
  )
}
