import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { meQuery } from '../../../session/me.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatCredits } from '../../../ui/layout/credit-amount.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { Receipt } from './receipt.ts'

const texts = createTexts.cancel

/** Cancels a run after a confirmation that lists the refund. */
export function CancelRun({ workflowRunId, receipt }: { workflowRunId: string; receipt: Receipt | null }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const cancel = useMutation({
    mutationFn: () => api.workflow.cancel({ workflowRunId }),
    onError: (error) => toast.error(texts.failed(messageOf(error))),
    onSettled: () => {
      setOpen(false)
      for (const queryKey of [meQuery.queryKey, query.credits.key()]) void client.invalidateQueries({ queryKey })
    },
  })
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Dialog
        bare
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title}
        description={texts.text}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {texts.keepRunning}
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        {receipt && (
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-13">
            <dt className="text-text-2">{texts.refunded}</dt>
            <dd className="text-end font-strong tabular-nums">{formatCredits(receipt.open)}</dd>
            <dt className="text-text-2">{texts.charged}</dt>
            <dd className="text-end font-strong tabular-nums">{formatCredits(receipt.used)}</dd>
          </dl>
        )}
      </Dialog>
    </>
  )
}
