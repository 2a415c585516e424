import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { useSession } from '../../session/me.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { commentTexts as texts } from '../../texts/community/comments.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { type CommentData, refreshComments } from './comment-queries.ts'

const ReportDialog = lazy(async () => ({ default: (await import('../../story-components/report/report-dialog.tsx')).ReportDialog }))

type CommentActionsProps = {
  comment: CommentData
  name: string
  isStoryOwn: boolean
  /** Null: replies are not replied to. */
  onReply: (() => void) | null
  onEdit: () => void
}

/** What the viewer can do with a comment. */
export function CommentActions({ comment, name, isStoryOwn, onReply, onEdit }: CommentActionsProps) {
  const gate = useSignInGate()
  const { me } = useSession()
  const [asked, setAsked] = useState<'delete' | 'report' | null>(null)
  const [wasReported, setReported] = useState(false)
  const close = () => setAsked(null)
  const report = () => {
    setReported(true)
    setAsked('report')
  }
  return (
    <div role="group" aria-label={texts.actions(name)} className="-ms-2 flex flex-wrap">
      {onReply && <Action label={texts.reply} onClick={() => void gate.run(onReply)} />}
      {comment.is_own && <Action label={texts.edit} onClick={onEdit} />}
      {comment.is_own && <Action label={texts.delete} onClick={() => setAsked('delete')} />}
      {!comment.is_own && isStoryOwn && <Action label={texts.remove} onClick={() => setAsked('delete')} />}
      {!comment.is_own && <Action label={texts.report} onClick={() => void gate.run(report)} />}
      {!comment.is_own && me?.is_staff && (
        <Link
          to="/admin/reports/$kind/$id"
          params={{ kind: 'comment', id: comment.id }}
          className={buttonClass({ size: 'sm', variant: 'ghost', className: 'px-2!' })}
        >
          {texts.moderate}
        </Link>
      )}
      <DeleteDialog comment={comment} open={asked === 'delete'} onClose={close} />
      {wasReported && (
        <Suspense fallback={null}>
          <ReportDialog kind="comment" subject={comment.id} open={asked === 'report'} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

const Action = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="sm" variant="ghost" className="px-2!" onClick={onClick}>
    {label}
  </Button>
)

function DeleteDialog({ comment, open, onClose }: { comment: CommentData; open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.comments.delete({ id: comment.id }),
    onSuccess: async () => {
      onClose()
      toast.success(texts.deleted)
      await refreshComments(client)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const ask = comment.is_own ? texts.askDelete : texts.askRemove
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={ask.title}
      text={ask.text}
      confirm={ask.confirm}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
