import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { adminTexts as texts } from '../../../texts/admin/operations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

type Action = 'retry' | 'cancel'

const onError = (error: unknown) => toast.error(messageOf(error))

/** Retry and cancel, each after a confirmation. A run that was recovered continues as another one, which is opened. */
export function RunActions({ details: { run, retry } }: { details: RunDetails }) {
  const [asked, setAsked] = useState<Action | null>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const close = () => setAsked(null)
  const onSettled = () => {
    close()
    return client.invalidateQueries({ queryKey: query.admin.key() })
  }
  const retryRun = useMutation({
    mutationFn: () => api.admin.retryRun({ id: run.id }),
    onSuccess: ({ run_id: runId }) => {
      toast.success(texts.retryRun.done)
      if (runId !== run.id) void navigate({ to: '/admin/runs/$runId', params: { runId } })
    },
    onError,
    onSettled,
  })
  const cancelRun = useMutation({
    mutationFn: () => api.admin.cancelRun({ id: run.id }),
    onSuccess: () => toast.success(texts.cancelRun.done),
    onError,
    onSettled,
  })
  return (
    <div className="flex flex-wrap gap-2">
      {retry !== null && <Button onClick={() => setAsked('retry')}>{texts.retryRun.action}</Button>}
      {run.status === 'RUN_RUNNING' && (
        <Button variant="danger-ghost" onClick={() => setAsked('cancel')}>
          {texts.cancelRun.action}
        </Button>
      )}
      {retry !== null && (
        <ConfirmDialog
          open={asked === 'retry'}
          onOpenChange={close}
          title={texts.retryRun[retry].title}
          text={texts.retryRun[retry].text}
          confirm={texts.retryRun.confirm}
          busy={retryRun.isPending}
          onConfirm={() => retryRun.mutate()}
        />
      )}
      <ConfirmDialog
        danger
        open={asked === 'cancel'}
        onOpenChange={close}
        title={texts.cancelRun.title}
        text={texts.cancelRun.text}
        cancel={texts.cancelRun.keep}
        confirm={texts.cancelRun.confirm}
        busy={cancelRun.isPending}
        onConfirm={() => cancelRun.mutate()}
      />
    </div>
  )
}
