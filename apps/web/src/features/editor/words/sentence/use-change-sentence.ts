import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../api/client.ts'
import { codeOf, messageOf } from '../../../../api/error.ts'
import { newIdempotencyKey } from '../../../../api/new-idempotency-key.ts'
import { idempotencyKeyFor } from '../../../../api/start-key.ts'
import { meQuery } from '../../../../session/me.ts'
import { httpRunWatchPorts } from '../../../../story-data/runs/run-watch-over-http.ts'
import { startRunWatch, type RunEnd } from '../../../../story-data/runs/run-watch.ts'
import { sentenceTexts as texts } from '../../../../texts/editor/sentence.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { flushEdits } from '../../session/flush-edits.ts'
import { useRegenerate } from '../../shot/use-regenerate.ts'
import { sentenceChangesOf, without } from './sentence-changes.ts'

export type SentenceOrder = { readonly shotId: string; readonly text: string; readonly isClipNew: boolean; readonly credits: number }

/** By error code. */
const REFUSALS: Readonly<Record<string, string>> = { PRICE_CHANGED: texts.price, RUN_IN_PROGRESS: texts.inProgress }

/** Has a sentence spoken with other words; the film gets it as one undo step when all of it is made, and stays as it is otherwise. */
export function useChangeSentence() {
  const session = useEditorSession()
  const client = useQueryClient()
  const changes = sentenceChangesOf(session)
  const { regenerate, priceOf } = useRegenerate()
  const offerClip = (shotId: string): void => {
    const credits = priceOf([shotId], ['video'])
    const label = credits === null ? undefined : texts.makeClip(credits)
    toast.info(texts.clipTooShort, label === undefined ? undefined : { label, onSelect: () => void regenerate([shotId], ['video']) })
  }
  const settle = async ({ shotId, text }: SentenceOrder, end: RunEnd): Promise<void> => {
    await session.catchUp?.()
    void client.invalidateQueries(meQuery)
    void client.invalidateQueries({ queryKey: query.shots.getMedia.key({ input: { storyId: session.store.getState().story.id, shotId } }) })
    const isDone = end.kind === 'done'
    changes.setState(({ running, failed }) => ({
      running: without(running, shotId),
      failed: isDone ? without(failed, shotId) : { ...failed, [shotId]: text },
    }))
    if (!isDone) return void toast.error(end.kind === 'lost' ? end.error : texts.failed(end.error))
    toast.success(texts.done)
    if (end.output?.['is_clip_too_short'] === true) offerClip(shotId)
  }
  return useMutation({
    mutationFn: async ({ shotId, text, isClipNew, credits }: SentenceOrder) => {
      if (!(await flushEdits(session))) throw new Error(texts.unsaved)
      const request = {
        story_id: session.store.getState().story.id,
        shot_id: shotId,
        text,
        new_clip: isClipNew,
        expected_credits: credits,
      }
      const unconfirmed = idempotencyKeyFor(changes.getState().unconfirmed, request, newIdempotencyKey())
      changes.setState({ unconfirmed })
      return api.workflow.changeSentence(request, { context: { idempotencyKey: unconfirmed.key } })
    },
    onSuccess: ({ workflowRunId }, order) => {
      changes.setState(({ running }) => ({ unconfirmed: null, running: { ...running, [order.shotId]: order.text } }))
      const runs = startRunWatch(httpRunWatchPorts({ isHidden: () => document.hidden }))
      session.onLeave.add(runs.stop)
      runs.watch(workflowRunId, (end) => void settle(order, end))
    },
    onError: (error) => {
      console.error(error)
      if (codeOf(error) !== null) changes.setState({ unconfirmed: null })
      if (codeOf(error) === 'PRICE_CHANGED') void client.invalidateQueries({ queryKey: query.credits.prices.key() })
      toast.error(REFUSALS[codeOf(error) ?? ''] ?? messageOf(error, texts.notStarted))
    },
  })
}
