import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { commentTexts as texts } from '../../texts/community/comments.ts'
import { formatDate } from '../../texts/format.ts'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { CommentActions } from './comment-actions.tsx'
import { CommentForm } from './comment-form.tsx'
import type { CommentData } from './comment-queries.ts'

type CommentItemProps = { comment: CommentData; isStoryOwn: boolean; onReply: (() => void) | null }

/** Author, text and actions of a comment; addresses in the text are not links. */
export function CommentItem({ comment, isStoryOwn, onReply }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false)
  const { author, text } = comment
  if (text === null || author === null) return <p className="text-13 text-text-3 italic">{texts.removed}</p>
  const name = author.display_name
  const stopEditing = () => setEditing(false)
  return (
    <article aria-label={texts.item(name)} className="flex gap-2.5">
      <Avatar name={name} src={author.avatar_url} className="size-7!" />
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-13">
          <Link
            to="/@{$username}"
            params={{ username: author.username }}
            className="min-w-0 truncate rounded-sm font-strong hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          {comment.is_by_creator && <Badge>{texts.creator}</Badge>}
          <span className="text-12 text-text-3">
            <time dateTime={comment.created_at}>{formatDate(comment.created_at)}</time>
            {comment.edited_at && ` · ${texts.edited}`}
          </span>
        </p>
        {isEditing ? (
          <CommentForm
            autoFocus
            label={texts.editLabel}
            submit={texts.save}
            draftKey={`edit ${comment.id}`}
            text={text}
            send={(edited) => api.comments.edit({ id: comment.id, text: edited })}
            onSent={stopEditing}
            onCancel={stopEditing}
          />
        ) : (
          <>
            <p dir="auto" className="text-14 wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            <CommentActions comment={comment} name={name} isStoryOwn={isStoryOwn} onReply={onReply} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </article>
  )
}
