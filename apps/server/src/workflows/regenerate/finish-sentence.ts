import { changeSentence } from '@fablecut/domain/timeline/edit/words/change-sentence'
import { sentenceFit } from '@fablecut/domain/timeline/edit/words/sentence-fit'
import { shotOf } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { eq, inArray } from 'drizzle-orm'
import { readDocument } from '../../editor/own-document.ts'
import { storeEdit } from '../../editor/store-document.ts'
import { readSpeechMetadata } from '../../media/generated-metadata.ts'
import { mediaAsset } from '../../media/media-asset.ts'
import { media, story } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import { lockRun } from '../../runs/change-state.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { services } from '../run/services.ts'
import { GENERATION_ERROR } from '../run/shot-work.ts'
import { readTakeRows, takesOutcome } from './finish-shots.ts'

type Sentence = { readonly runId: string; readonly storyId: string; readonly shotId: string; readonly text: string }

/** Ends a run that changes a sentence: the shot gets all of it at once. When a part could not be made, the run fails and the story stays as it is. */
export async function finishSentence(sentence: Sentence): Promise<void> {
  const { runId, storyId } = sentence
  const { output } = takesOutcome(storyId, await readTakeRows(runId, storyId))
  const { takes, failed } = output
  if (failed.length > 0 || takes.length === 0) return failSideRun(runId, failed[0]?.message ?? GENERATION_ERROR, output)
  try {
    const isChanged = await inTransaction(services().pool, async (tx) => {
      // Before the story, as everything that ends runs.
      await lockRun(tx, runId)
      const changed = await writeSentence(tx, sentence, takes)
      if (!changed) return false
      const end = { runId, runStatus: 'RUN_SUCCESS', storyStatus: 'completed', money: 'release' } as const
      await finishRun(tx, { ...end, output: { ...output, is_clip_too_short: changed.isClipTooShort } })
      return true
    })
    if (!isChanged) await failSideRun(runId, 'This shot was removed', output)
  } catch (error) {
    // After a crash between the commit and the step's record, or cancelled with the last take.
    if (!(error instanceof RunStopped)) throw error
  }
}

type Takes = ReturnType<typeof takesOutcome>['output']['takes']

/** Writes text, voice-over, captions and clip of the shot; null when it is not on the timeline any more. */
async function writeSentence(
  tx: OpenTransaction,
  { storyId, shotId, text }: Sentence,
  takes: Takes,
): Promise<{ readonly isClipTooShort: boolean } | null> {
  const [row] = await tx.db.select().from(story).where(eq(story.id, storyId)).for('update')
  if (!row) throw new Error(`There is no story ${storyId}`)
  const files = await tx.db
    .select()
    .from(media)
    .where(
      inArray(
        media.id,
        takes.map(({ media_id }) => media_id),
      ),
    )
  const voice = files.find(({ resourceType }) => resourceType === 'audio')
  const clip = files.find(({ resourceType }) => resourceType === 'video')
  if (!voice) throw new Error(`The run of the sentence of ${shotId} has no voice`)
  const { document } = await readDocument(tx, row)
  const { durationSeconds = 0, words } = readSpeechMetadata(voice.metadata)
  const speech = speechInFrames({ durationSeconds, words }, row.fps)
  const changed = changeSentence(document, {
    shotId,
    text,
    voice: mediaAsset(voice),
    words: speech.words,
    clip: clip ? mediaAsset(clip) : null,
    frame: { width: row.width, height: row.height },
    newId: `item_${newId()}`,
  })
  if (!changed.ok) return null
  const { shots, timeline } = changed.value
  await storeEdit(tx, storyId, { written: [shotOf(shots, shotId)!], deleted: [], timeline }, 'server')
  return { isClipTooShort: !clip && sentenceFit(document.timeline, { shotId, speechFrames: speech.durationFrames })?.fit === 'too_short' }
}
