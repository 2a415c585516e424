import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../api/client.ts'
import { codeOf, messageOf } from '../../../../api/error.ts'
import { newIdempotencyKey } from '../../../../api/new-idempotency-key.ts'
import { idempotencyKeyFor } from '../../../../api/start-key.ts'
import { sentenceTexts as texts } from '../../../../texts/editor/sentence.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { flushEdits } from '../../session/flush-edits.ts'
import { sentenceChangesOf } from './sentence-changes.ts'
import { type SpokenSentence, useWatchSentence } from './use-watch-sentence.ts'

export type SentenceOrder = SpokenSentence & { readonly isClipNew: boolean; readonly credits: number }

/** By error code. */
const REFUSALS: Readonly<Record<string, string>> = { PRICE_CHANGED: texts.price, RUN_IN_PROGRESS: texts.inProgress }

/** Has a sentence spoken with other words; the film gets it as one undo step when all of it is made, and stays as it is otherwise. */
export function useChangeSentence() {
  const session = useEditorSession()
  const client = useQueryClient()
  const changes = sentenceChangesOf(session)
  const watch = useWatchSentence()
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
      changes.setState({ unconfirmed: null })
      watch(workflowRunId, order)
    },
    onError: (error) => {
      console.error(error)
      if (codeOf(error) !== null) changes.setState({ unconfirmed: null })
      if (codeOf(error) === 'PRICE_CHANGED') void client.invalidateQueries({ queryKey: query.credits.prices.key() })
      toast.error(REFUSALS[codeOf(error) ?? ''] ?? messageOf(error, texts.notStarted))
    },
  })
}
