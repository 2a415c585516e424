import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../../texts/format.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Panel } from '../panel.tsx'
import { stateOfComment } from './subject-model.ts'

const texts = moderationTexts.comment

/** Text of a comment and where it was written. */
export const SubjectComment = ({ comment }: { comment: NonNullable<SubjectDetails['comment']> }) => (
  <Panel title={texts.title}>
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <Badge>{stateOfComment(comment)}</Badge>
        <Link
          to="/admin/reports/$kind/$id"
          params={{ kind: 'story', id: comment.story_id }}
          className="min-w-0 truncate underline underline-offset-2"
        >
          {texts.on(comment.story_title)}
        </Link>
      </p>
      {comment.reply_to !== null && (
        <div className="grid grid-cols-1 gap-1">
          <h3 className="text-13 font-strong">{texts.replyTo}</h3>
          <p dir="auto" className="text-13 wrap-anywhere whitespace-pre-line text-text-3">
            {comment.reply_to || texts.deleted}
          </p>
        </div>
      )}
      <p dir="auto" className="text-14 wrap-anywhere whitespace-pre-line">
        {comment.text || texts.deleted}
      </p>
      <p className="text-12 text-text-3 tabular-nums">
        {formatTime(comment.created_at)}
        {comment.edited_at && ` · ${texts.edited(formatTime(comment.edited_at))}`}
      </p>
    </div>
  </Panel>
)
