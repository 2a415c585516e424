import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { isNarrated, type TranslationLanguage } from '@fablecut/domain/story/language/translation'
import { SHOT_MEDIA } from '@fablecut/domain/story/shots/shot-generation'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { canDuplicate } from '@fablecut/domain/story/status-rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type StoryRow, type Viewer, requireOwn } from '../../access/story-access.ts'
import { lockOwnStory } from '../../editor/own-document.ts'
import { requireSpace } from '../../media/require-space.ts'
import { shot, story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { withIdempotencyKey } from '../../platform/database/with-idempotency-key.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { readStoryInputs } from '../../runs/story-inputs.ts'
import { copyStory } from '../../stories/copy-story.ts'
import { chooseVoice } from '../voices/choose-voice.ts'
import { requireInstalledVoice } from '../voices/installed-voices.ts'
import { writePictureWords } from './write-picture-words.ts'
import { writeTitles } from './write-titles.ts'
import { type ShotRow, requireMedia, startShots } from '../start-shots.ts'

export type StoryTranslation = {
  readonly viewer: NonNullable<Viewer>
  readonly storyId: string
  readonly title: string
  readonly language: TranslationLanguage
  /** `auto`: a voice of the language. */
  readonly voice: string
  /** Translated narration by shot id. */
  readonly voiceOvers: Readonly<Record<string, string>>
  /** Translated titles by item id. */
  readonly titles: Readonly<Record<string, string>>
  /** Translated words of pictures that are made anew, by shot id and by the original words. */
  readonly pictureWords: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly expectedCredits: number | undefined
  readonly idempotencyKey: string | null
}

/**
 * Copies an own story with translated narration and titles, and starts the run that speaks it and makes pictures with translated words anew; the others stay. 401, 403, 404; 409 for a story that is not
 * finished or while a run locks it; 422 names a sentence without a translation, and words that don't fit in their picture, and for stories without narration.
 */
export async function translateStory(
  services: StoryServices,
  { viewer, storyId, idempotencyKey: key, ...request }: StoryTranslation,
): Promise<{ readonly storyId: string; readonly workflowRunId: string }> {
  await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, viewer.id)
  requireInstalledVoice(request.voice)
  const keyed = { userId: viewer.id, path: '/stories/workflow/translate', key, body: { storyId, ...request } }
  return withIdempotencyKey(services.pool, keyed, async (tx) => {
    const source = await lockOwnStory(tx, storyId, viewer)
    const spoken = await requireTranslated(tx, source, request.voiceOvers)
    const id = await copyStory(tx, source, { viewer, title: request.title, status: 'completed' })
    await writeTranslation(tx, id, spoken, request)
    await writeTitles(tx, id, request.titles)
    const painted = await writePictureWords(tx, id, request.pictureWords)
    const byMedium = { 'audio-voice-over': idsOf(spoken), image: idsOf(painted), video: idsOf(painted.filter(isClip)) }
    const workflowRunId = await startShots(tx, services, await lockOwnStory(tx, id, viewer), {
      media: SHOT_MEDIA.filter((medium) => byMedium[medium].length > 0),
      shotIds: [...new Set(Object.values(byMedium).flat())],
      byMedium,
      settings: {},
      endFrames: {},
      references: {},
      expectedCredits: request.expectedCredits,
    })
    return { storyId: id, workflowRunId }
  })
}

const idsOf = (shots: readonly ShotRow[]): readonly string[] => shots.map(({ shotId }) => shotId)
const isClip = ({ activeVideoId }: ShotRow): boolean => activeVideoId !== null

/** The narrated shots in their order. */
async function requireTranslated(tx: OpenTransaction, source: StoryRow, translated: StoryTranslation['voiceOvers']): Promise<ShotRow[]> {
  if (!canDuplicate(source.status as StoryStatus)) throw new AppError('CONFLICT', { message: 'This story is not finished yet' })
  requireMedia(source, 'audio-voice-over')
  const rows = await tx.db.select().from(shot).where(eq(shot.storyId, source.id)).orderBy(asc(shot.lexorank), asc(shot.shotId))
  const spoken = rows.filter(isNarrated)
  if (spoken.length === 0) throw invalidField('voice_overs', 'Nothing is narrated in this story')
  const missing = spoken.find(({ shotId }) => !isNarrated({ voiceOver: translated[shotId] ?? '', isHidden: false }))
  if (missing) throw invalidField(`voice_overs.${missing.shotId}`, 'Please translate this sentence')
  return spoken
}

/** Texts, language and voice of the copy. The film of the original is no film of it. */
async function writeTranslation(
  { db }: OpenTransaction,
  id: string,
  spoken: readonly ShotRow[],
  { language, voice, voiceOvers }: Pick<StoryTranslation, 'language' | 'voice' | 'voiceOvers'>,
): Promise<void> {
  for (const { shotId } of spoken)
    await db
      .update(shot)
      .set({ voiceOver: voiceOvers[shotId] })
      .where(and(eq(shot.storyId, id), eq(shot.shotId, shotId)))
  const [copy] = await db.select({ inputs: story.categoryInputs }).from(story).where(eq(story.id, id))
  const script = spoken.map(({ shotId }) => voiceOvers[shotId]).join(' ')
  const written = {
    language,
    script_content: script,
    rewrite_script: script,
    voiceover_voice: voice,
    voiceover_voice_auto_selection: { voiceover: chooseVoice({ ...readStoryInputs(copy!.inputs), voiceoverVoice: voice }, language) },
  }
  await db
    .update(story)
    .set({
      exportMediaId: null,
      isExportOutdated: false,
      categoryInputs: sql`${story.categoryInputs} || ${JSON.stringify(written)}::jsonb`,
    })
    .where(eq(story.id, id))
}
