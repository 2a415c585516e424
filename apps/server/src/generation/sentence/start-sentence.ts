import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { isNarrated } from '@fablecut/domain/story/language/translation'
import { and, sql } from 'drizzle-orm'
import { type Viewer, requireOwn } from '../../access/story-access.ts'
import { lockOwnStory, readDocument } from '../../editor/own-document.ts'
import { requireSpace } from '../../media/require-space.ts'
import { run } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { withIdempotencyKey } from '../../platform/database/with-idempotency-key.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { keepVersion } from '../../versions/keep-version.ts'
import type { StartedRun } from '../start-generation.ts'
import { requireShot } from '../require-shot.ts'
import { requireMedia, startShots } from '../start-shots.ts'
import { isSentenceChange } from './list-sentence-changes.ts'

export type SentenceRequest = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly shotId: string
  readonly text: string
  /** Also makes a clip, if the shot's is too short for the new voice. */
  readonly isClipNew: boolean
  readonly expectedCredits: number | undefined
  readonly idempotencyKey: string | null
}

/**
 * Starts the run that changes what a shot says while the story stays editable; the shot keeps its text until the run has succeeded. 401, 403, 404; 409 for a
 * hidden shot, and while a run locks the story or changes this sentence; 422 for words that can't be spoken, and for a new clip of a shot without an image and a clip.
 */
export async function startSentence(services: StoryServices, request: SentenceRequest): Promise<StartedRun> {
  const { viewer, storyId, shotId, text, isClipNew, idempotencyKey: key, expectedCredits } = request
  const { userId } = await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, userId)
  const body = { storyId, shotId, text, isClipNew, expectedCredits }
  return withIdempotencyKey(services.pool, { userId, path: '/stories/workflow/change_sentence', key, body }, async (tx) => {
    const story = await lockOwnStory(tx, storyId, viewer)
    const media = requireMedia(story, isClipNew ? ['audio-voice-over', 'video'] : ['audio-voice-over'])
    const shot = await requireShot(tx, storyId, shotId)
    await requireNoSentenceRun(tx, storyId, shotId)
    if (!isNarrated({ voiceOver: text, isHidden: false })) throw invalidField('text', 'Please enter the words to speak')
    if (isClipNew && (shot.activeImageId === null || shot.activeVideoId === null))
      throw invalidField('new_clip', 'This shot has no clip that could be made anew')
    await keepVersion(tx, services, { story, document: (await readDocument(tx, story)).document, cause: 'regeneration' })
    const workflowRunId = await startShots(tx, services, story, {
      media,
      shotIds: [shotId],
      settings: {},
      endFrames: {},
      references: {},
      expectedCredits,
      sentence: text,
    })
    return { workflowRunId, status: 'pending' as const }
  })
}

/** Of two runs only the one that ends last would be heard, and both would be paid. */
async function requireNoSentenceRun({ db }: OpenTransaction, storyId: string, shotId: string): Promise<void> {
  const unfinished = await db.$count(run, and(isSentenceChange(storyId), sql`${run.input}->'shot_ids' ? ${shotId}`))
  if (unfinished > 0)
    throw new AppError('RUN_IN_PROGRESS', { message: 'This sentence is being changed already. Please wait until that is finished' })
}
