import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../../api/client.ts'
import { meQuery } from '../../../../session/me.ts'
import { httpRunWatchPorts } from '../../../../story-data/runs/run-watch-over-http.ts'
import { startRunWatch, type RunEnd } from '../../../../story-data/runs/run-watch.ts'
import { sentenceTexts as texts } from '../../../../texts/editor/sentence.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useRegenerate } from '../../shot/use-regenerate.ts'
import { sentenceChangesOf, without } from './sentence-changes.ts'

export type SpokenSentence = { readonly shotId: string; readonly text: string }

/** Watches a run that changes a sentence until it ends: the open film gets the change then, and a failure is told. */
export function useWatchSentence(): (workflowRunId: string, sentence: SpokenSentence) => void {
  const session = useEditorSession()
  const client = useQueryClient()
  const changes = sentenceChangesOf(session)
  const { regenerate, priceOf } = useRegenerate()
  const offerClip = (shotId: string): void => {
    const credits = priceOf([shotId], ['video'])
    const label = credits === null ? undefined : texts.makeClip(credits)
    toast.info(texts.clipTooShort, label === undefined ? undefined : { label, onSelect: () => void regenerate([shotId], ['video']) })
  }
  const settle = async ({ shotId, text }: SpokenSentence, end: RunEnd): Promise<void> => {
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
  return (workflowRunId, sentence) => {
    changes.setState(({ running }) => ({ running: { ...running, [sentence.shotId]: sentence.text } }))
    const runs = startRunWatch(httpRunWatchPorts({ isHidden: () => document.hidden }))
    session.onLeave.add(runs.stop)
    runs.watch(workflowRunId, (end) => void settle(sentence, end))
  }
}
