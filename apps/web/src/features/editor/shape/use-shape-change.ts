import type { AspectRatio } from '@fablecut/domain/story/category'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'
import { idempotencyKeyFor, type PendingStart } from '../../../api/start-key.ts'
import { meQuery } from '../../../session/me.ts'
import { httpRunWatchPorts } from '../../../story-data/runs/run-watch-over-http.ts'
import { type RunEnd, type RunState, startRunWatch } from '../../../story-data/runs/run-watch.ts'
import { shapeTexts as texts } from '../../../texts/editor/shape.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import { flushEdits } from '../session/flush-edits.ts'

type Running = { readonly workflowRunId: string; readonly step: RunState['step'] }

/** What a shape needs, and the change to it. `onChanged`: the stored story has the shape. */
export function useShapeChange(ratio: AspectRatio, isCurrent: boolean, onChanged: () => void) {
  const session = useEditorSession()
  const client = useQueryClient()
  const { id } = session.store.getState().story
  const [running, setRunning] = useState<Running | null>(null)
  const [runs] = useState(() => startRunWatch(httpRunWatchPorts({ isHidden: () => document.hidden })))
  useEffect(() => runs.stop, [runs])
  const unconfirmed = useRef<PendingStart | null>(null)
  const offer = useQuery({ ...query.stories.shape.queryOptions({ input: { id, aspect_ratio: ratio } }), enabled: !isCurrent, gcTime: 0 })
  const finish = (failed: number): void => {
    toast.success(texts.done(ratio))
    if (failed > 0) toast.error(texts.someFailed(failed))
    onChanged()
  }
  const settle = (workflowRunId: string, end: RunEnd): void => {
    if (end.kind === 'lost') return follow(workflowRunId)
    setRunning(null)
    void client.invalidateQueries(meQuery)
    if (end.kind === 'done') return finish(shotsIn(end.output?.['failed']))
    toast.error(end.error)
    void offer.refetch()
  }
  const follow = (workflowRunId: string): void => {
    setRunning({ workflowRunId, step: undefined })
    runs.watch(
      workflowRunId,
      (end) => settle(workflowRunId, end),
      ({ step }) => setRunning({ workflowRunId, step }),
    )
  }
  const change = useMutation({
    mutationFn: async (credits: number) => {
      if (!(await flushEdits(session))) throw new Error(texts.unsaved)
      const request = { id, aspect_ratio: ratio, expected_credits: credits }
      unconfirmed.current = idempotencyKeyFor(unconfirmed.current, request, newIdempotencyKey())
      const { key: idempotencyKey } = unconfirmed.current
      return api.stories.changeShape(request, { context: { idempotencyKey } })
    },
    onSuccess: ({ workflowRunId }) => {
      unconfirmed.current = null
      if (workflowRunId === null) return finish(0)
      follow(workflowRunId)
    },
    onError: (error) => {
      console.error(error)
      if (codeOf(error) !== null) unconfirmed.current = null
      if (codeOf(error) === 'PRICE_CHANGED') void offer.refetch()
      toast.error(codeOf(error) === 'PRICE_CHANGED' ? texts.price : messageOf(error, texts.failed))
    },
  })
  const cancel = useMutation({
    mutationFn: (workflowRunId: string) => api.workflow.cancel({ workflowRunId }),
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  })
  return { offer, change, running, cancel }
}

const shotsIn = (failed: unknown): number =>
  Array.isArray(failed) ? new Set(failed.map((take: { readonly shot_id?: unknown }) => take.shot_id)).size : 0
