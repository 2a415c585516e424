import { MAX_STORY_TITLE_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { titleOfTranslation } from '@fablecut/domain/story/language/translation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '../../../api/client.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'
import { idempotencyKeyFor } from '../../../api/start-key.ts'
import { httpRunWatchPorts } from '../../../story-data/runs/run-watch-over-http.ts'
import { startRunWatch, type RunEnd } from '../../../story-data/runs/run-watch.ts'
import { storyListQuery } from '../../../story-data/story-lists.ts'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { flushEdits } from '../session/flush-edits.ts'
import { useRegenerate } from '../shot/use-regenerate.ts'
import { batchesOf, firstLanguage, sameLines, translatableStory, untranslated } from './translation-model.ts'
import { type MadeStory, putTexts, translationOf } from './translation-state.ts'

/** The translation of the open story: its sentences, who translates them, and the story that is made. */
export function useTranslation() {
  const session = useEditorSession()
  const client = useQueryClient()
  const store = translationOf(session)
  const state = useStore(store)
  useEffect(() => {
    store.setState({ isShown: true })
    return () => store.setState({ isShown: false })
  }, [store])
  const title = useEditor(({ story }) => story.title)
  const document = useEditor((editor) => editor.document)
  const [story] = useState(() => translatableStory(document))
  const language = state.language ?? firstLanguage(story.language)
  const translated = state.texts[language] ?? {}
  const painted = state.paintsPictures ? story.letteredShots : []
  const lines = [...story.sentences, ...story.titles, ...painted.flatMap(({ words }) => words)]
  const missing = untranslated(lines, translated)
  const shotIds = story.sentences.map(({ shotId }) => shotId)
  const { priceOf } = useRegenerate()
  const picturePrice = sum(
    priceOf(idsOf(story.letteredShots), ['image']),
    priceOf(idsOf(story.letteredShots.filter(({ hasClip }) => hasClip)), ['video']),
  )
  const price = sum(priceOf(shotIds, ['audio-voice-over']), painted.length > 0 ? picturePrice : 0)

  /** Only what is missing is asked for; every answered request is kept. */
  const propose = useMutation({
    mutationFn: async () => {
      let left = 0
      for (const batch of batchesOf(missing)) {
        const { lines: proposed } = await api.stories.translateLines({
          lines: batch.map(({ text }) => text),
          from: story.language,
          to: language,
        })
        const usable = batch.flatMap(({ key }, i) => (proposed[i] ? [[key, proposed[i]] as const] : []))
        putTexts(store, language, Object.fromEntries(usable))
        left += batch.length - usable.length
      }
      return left
    },
    onError: (error) => fail(error, texts.failed),
  })
  const start = useMutation({
    mutationFn: async () => {
      if (!(await flushEdits(session))) throw new Error(texts.unsaved)
      const request = {
        story_id: session.store.getState().story.id,
        title: titleOfTranslation(title, language, MAX_STORY_TITLE_CHARACTERS),
        language,
        voiceover_voice: state.voice,
        voice_overs: Object.fromEntries(shotIds.map((id) => [id, translated[id]!])),
        titles: Object.fromEntries(story.titles.map(({ key, itemId }) => [itemId, translated[key]!])),
        picture_words: Object.fromEntries(
          painted.map(({ shotId, words }) => [shotId, Object.fromEntries(words.map(({ key, text }) => [text, translated[key]!]))]),
        ),
        expected_credits: price ?? 0,
      }
      const pending = idempotencyKeyFor(store.getState().pending, request, newIdempotencyKey())
      store.setState({ pending })
      try {
        const made = await api.workflow.translate(request, { context: { idempotencyKey: pending.key } })
        store.setState({ pending: null })
        return { ...made, title: request.title }
      } catch (error) {
        if (codeOf(error) !== null) store.setState({ pending: null })
        throw error
      }
    },
    onSuccess: ({ story_id: storyId, workflowRunId, title: name }) => {
      const made = { storyId, title: name, language, sentences: shotIds.length, failed: 0, failedPictures: 0 }
      store.setState({ made: { ...made, state: 'running' } })
      const runs = startRunWatch(httpRunWatchPorts({ isHidden: () => window.document.hidden }))
      session.onLeave.add(runs.stop)
      runs.watch(workflowRunId, (end) => {
        store.setState({ made: { ...made, ...outcomeOf(end) } })
        // The open dialog says it already.
        if (!store.getState().isShown)
          toast[end.kind === 'done' ? 'success' : 'error'](end.kind === 'done' ? texts.done(name) : texts.runFailed)
      })
      void client.invalidateQueries({ queryKey: storyListQuery.queryKey })
    },
    onError: (error) => fail(error, texts.startFailed),
  })
  return {
    ...story,
    to: language,
    voice: state.voice,
    made: state.made,
    translated,
    lines,
    missing: missing.length,
    price,
    picturePrice,
    paintsPictures: state.paintsPictures,
    paintPictures: (paintsPictures: boolean) => store.setState({ paintsPictures }),
    propose,
    start,
    chooseLanguage: (next: typeof language) => store.setState({ language: next, voice: 'auto' }),
    chooseVoice: (voice: string) => store.setState({ voice }),
    write: (key: string, text: string) =>
      putTexts(store, language, Object.fromEntries(sameLines(lines, translated, key).map((same) => [same, text]))),
    /** Lets another story be made. */
    clear: () => store.setState({ made: null }),
  }
}

const idsOf = (shots: readonly { readonly shotId: string }[]): readonly string[] => shots.map(({ shotId }) => shotId)

/** Null while a price is not known. */
const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

export type Translation = ReturnType<typeof useTranslation>

function outcomeOf(end: RunEnd): Pick<MadeStory, 'state' | 'failed' | 'failedPictures'> {
  const listed = end.kind === 'done' ? end.output?.['failed'] : []
  const failed: readonly { readonly shot_id?: unknown; readonly media_type?: unknown }[] = Array.isArray(listed) ? listed : []
  const pictures = failed.filter(({ media_type }) => media_type === 'image' || media_type === 'video')
  return {
    state: end.kind === 'done' ? 'done' : 'failed',
    failed: failed.length - pictures.length,
    failedPictures: new Set(pictures.map(({ shot_id }) => shot_id)).size,
  }
}

function fail(error: unknown, fallback: string): void {
  console.error(error)
  toast.error(messageOf(error, fallback))
}
