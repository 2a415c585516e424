import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type WireAdvancedSettings, fromWireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import type { ShotType } from '@fablecut/domain/story/shots/shot'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { isGeneratable } from '@fablecut/domain/story/shots/shot-rules'
import { asc, eq } from 'drizzle-orm'
import { lockOwnStory, readDocument } from '../editor/own-document.ts'
import { shot } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { requireSpace } from '../media/require-space.ts'
import { type ShotRow, missingInputOf, requireMedia, requireOwnImage, requireSelectableModels, startShots } from './start-shots.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { keepVersion } from '../versions/keep-version.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type BatchRequest = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly mediaTypes: string | readonly string[]
  /** Absent: all shots that can be generated. */
  readonly shotIds: readonly string[] | undefined
  readonly picked: WireAdvancedSettings
  readonly endFrameUrls: Readonly<Record<string, string>>
  readonly referenceUrls: Readonly<Record<string, readonly string[]>>
  readonly expectedCredits: number | undefined
  readonly idempotencyKey: string | null
}

/**
 * Generates media of several shots in one run, priced per shot; hidden and uploaded shots, and those with missing inputs, are skipped. 404
 * for an unknown shot, 422 when none is left (CD-93).
 */
export async function startBatch(services: StoryServices, request: BatchRequest): Promise<{ workflowRunId: string; shot_ids: string[] }> {
  const { storyId, viewer, idempotencyKey } = request
  const { userId } = await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, userId)
  const { viewer: _, idempotencyKey: __, ...body } = request
  return withIdempotencyKey(services.pool, { userId, path: '/stories/workflow/batch_generate', key: idempotencyKey, body }, async (tx) => {
    const story = await lockOwnStory(tx, storyId, viewer)
    await keepVersion(tx, services, { story, document: (await readDocument(tx, story)).document, cause: 'regeneration' })
    const media = requireMedia(story, request.mediaTypes)
    requireSelectableModels(story, request.picked, Object.keys(request.endFrameUrls).length > 0)
    const shotIds = await shotsToGenerate(tx, storyId, request.shotIds, media)
    if (shotIds.length === 0) throw invalidField('shot_ids', 'There is nothing to generate in these shots')
    const endFrames: Record<string, string> = {}
    for (const [id, url] of optionsOfShots(request.endFrameUrls, shotIds))
      endFrames[id] = await requireOwnImage(tx, userId, `end_frame_image_url_shot_map.${id}`, url)
    const references: Record<string, string[]> = {}
    for (const [id, urls] of optionsOfShots(request.referenceUrls, shotIds)) {
      references[id] = []
      for (const url of urls) references[id].push(await requireOwnImage(tx, userId, `reference_image_urls_shot_map.${id}`, url))
    }
    const { expectedCredits } = request
    const settings = fromWireAdvancedSettings(request.picked)
    const workflowRunId = await startShots(tx, services, story, { media, shotIds, settings, endFrames, references, expectedCredits })
    return { workflowRunId, shot_ids: shotIds }
  })
}

/** Keeps the options of the generated shots only. */
const optionsOfShots = <T>(byShot: Readonly<Record<string, T>>, shotIds: readonly string[]): [string, T][] =>
  Object.entries(byShot).filter(([id]) => shotIds.includes(id))

async function shotsToGenerate(
  tx: OpenTransaction,
  storyId: string,
  requestedIds: readonly string[] | undefined,
  media: readonly ShotMedium[],
): Promise<string[]> {
  const rows = await tx.db.select().from(shot).where(eq(shot.storyId, storyId)).orderBy(asc(shot.lexorank), asc(shot.shotId))
  const unknown = requestedIds?.find((id) => !rows.some(({ shotId }) => shotId === id))
  if (unknown !== undefined) throw new AppError('NOT_FOUND', { message: 'Shot not found' })
  return rows
    .filter((shot) => (!requestedIds || requestedIds.includes(shot.shotId)) && canGenerate(shot, media))
    .map(({ shotId }) => shotId)
}

const canGenerate = (shot: ShotRow, media: readonly ShotMedium[]): boolean =>
  !shot.isHidden &&
  isGeneratable({ shotType: shot.shotType as ShotType, imagePrompt: shot.imagePrompt }) &&
  missingInputOf(shot, media) === null
