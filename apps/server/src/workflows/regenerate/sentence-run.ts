import { sentenceFit, type SentenceFit } from '@fablecut/domain/timeline/edit/words/sentence-fit'
import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { and, desc, eq } from 'drizzle-orm'
import { readSpeechMetadata } from '../../media/generated-metadata.ts'
import { media } from '../../platform/database/schema.ts'
import type { RunView } from '../../runs/read-run.ts'
import type { ShotsInput } from '../../runs/shots-input.ts'
import { services } from '../run/services.ts'

type VoiceRow = typeof media.$inferSelect

/** The new voice-over of a run that changes a sentence; undefined before it is made. */
async function readVoice(runId: string): Promise<VoiceRow | undefined> {
  const [voice] = await services()
    .db.select()
    .from(media)
    .where(and(eq(media.workflowRunId, runId), eq(media.resourceType, 'audio'), eq(media.status, 'completed')))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(1)
  return voice
}

/** The story of a run with its new sentence, and with the voice that speaks it as soon as that is there. */
export async function inSentence(view: RunView, { shotIds: [shotId] }: ShotsInput, text: string): Promise<RunView> {
  const voice = await readVoice(view.id)
  const spoken = { voiceOver: text, ...(voice && { activeVoiceOverAudioId: voice.id }) }
  return { ...view, shots: view.shots.map((shot) => (shot.shotId === shotId ? { ...shot, ...spoken } : shot)) }
}

/** How the shot of a run fits to its new voice; null without that voice, and for a shot that is not on the stored timeline. */
export async function fitOfSentence({ id, previousTimeline, story: { fps } }: RunView, shotId: string): Promise<SentenceFit | null> {
  const voice = await readVoice(id)
  if (!voice || !previousTimeline) return null
  const { durationSeconds = 0 } = readSpeechMetadata(voice.metadata)
  return sentenceFit(previousTimeline, { shotId, speechFrames: speechInFrames({ durationSeconds, words: [] }, fps).durationFrames })
}
