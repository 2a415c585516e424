import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../../api/client.ts'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { sentenceChangesOf } from './sentence-changes.ts'
import { useWatchSentence } from './use-watch-sentence.ts'

/** Watches the changes of sentences that were running when the editor was opened, e.g. before a reload. Only stories made from a script have them. */
export function useResumeSentenceChanges(): void {
  const session = useEditorSession()
  const { id, categoryId } = useEditor(({ story }) => story)
  const watch = useWatchSentence()
  const resume = useEffectEvent(async (storyId: string, signal: AbortSignal) => {
    const { changes } = await api.stories.listSentenceChanges({ id: storyId }, { signal })
    if (signal.aborted) return
    const { running } = sentenceChangesOf(session).getState()
    for (const { workflowRunId, shot_id: shotId, text } of changes)
      if (!Object.hasOwn(running, shotId)) watch(workflowRunId, { shotId, text })
  })
  useEffect(() => {
    if (categoryId !== 'script_to_video') return
    const leaving = new AbortController()
    // A run that cannot be listed ends all the same; the film gets its change with the next sync.
    resume(id, leaving.signal).catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [categoryId, id])
}
