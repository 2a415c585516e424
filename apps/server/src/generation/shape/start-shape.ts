import { AppError } from '@fablecut/contracts/errors/app-error'
import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { type ShotMedium, shotModels } from '@fablecut/domain/story/shots/shot-generation'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { canDuplicate } from '@fablecut/domain/story/status-rules'
import { and, eq } from 'drizzle-orm'
import { type StoryRow, requireOwn } from '../../access/story-access.ts'
import { requireExpectedPrice } from '../../credits/require-price.ts'
import { requireSpace } from '../../media/require-space.ts'
import { run } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { withIdempotencyKey } from '../../platform/database/with-idempotency-key.ts'
import { newId } from '../../platform/new-id.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { picksOf, requireBudget } from '../../provider-spend/require-budget.ts'
import { takeNumberOf, toStoredShotsInput } from '../../runs/shots-input.ts'
import { startSideRun } from '../../runs/start-side-run.ts'
import { makeShots } from '../../runs/workflow-names.ts'
import { applyShape } from '../../versions/shape/apply-shape.ts'
import { readSubjects } from '../../versions/shape/subjects.ts'
import type { FrameSize } from '../../versions/version-document.ts'
import { COST_KEY } from '../price-of-shots.ts'
import { type OwnStory, type PlannedShape, plannedShape, priceOf } from './planned-shape.ts'
import { requirePossibleOptions } from '../require-possible-options.ts'

type Services = Pick<StoryServices, 'pool' | 'db' | 'storage' | 'durable' | 'limits' | 'prices' | 'routes'>

export type ShapeRequest = OwnStory & { readonly expectedCredits: number | undefined; readonly idempotencyKey: string | null }

/**
 * Gives an own story another shape: at once and for nothing when everything that it needs exists, which then answers no run; else in a run that composes
 * the drawn shots anew while the story stays as it is. 401, 403, 404; 402; 409 for a story that is not finished, that has the shape, or that has unfinished
 * runs of shots.
 */
export async function startShape(services: Services, request: ShapeRequest): Promise<{ workflowRunId: string | null }> {
  const { storyId, viewer, idempotencyKey, aspectRatio, expectedCredits } = request
  const { userId } = await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, userId)
  const body = { storyId, aspectRatio, expectedCredits }
  return withIdempotencyKey(services.pool, { userId, path: '/stories/shape', key: idempotencyKey, body }, async (tx) => {
    const { story, plan, to } = await plannedShape(tx, request)
    requireChangeable(story, to)
    await requireNoShotsRun(tx, storyId)
    requireExpectedPrice(priceOf(services, story, plan).credits, expectedCredits)
    const { unknown } = await readSubjects(tx.db, plan.reframed)
    if (plan.imageShotIds.length + plan.clipShotIds.length + unknown.length === 0) {
      await applyShape(tx, services, story, to)
      return { workflowRunId: null }
    }
    return { workflowRunId: await startRun(tx, services, { story, plan, to }) }
  })
}

function requireChangeable({ status, width, height }: StoryRow, to: FrameSize): void {
  if (!canDuplicate(status as StoryStatus)) throw new AppError('CONFLICT', { message: 'This story is not finished yet' })
  if (width === to.width && height === to.height) throw new AppError('CONFLICT', { message: 'The film has this shape already' })
}

/** Takes that are being made have the present shape. */
async function requireNoShotsRun({ db }: OpenTransaction, storyId: string): Promise<void> {
  const unfinished = await db.$count(run, and(eq(run.storyId, storyId), eq(run.kind, 'shots'), eq(run.status, 'RUN_RUNNING')))
  if (unfinished > 0)
    throw new AppError('RUN_IN_PROGRESS', { message: 'Shots of this story are being made. Please wait until they are finished' })
}

async function startRun(tx: OpenTransaction, services: Services, { story, plan, to }: PlannedShape): Promise<string> {
  const { imageShotIds, clipShotIds } = plan
  const media: ShotMedium[] = [
    ...(imageShotIds.length > 0 ? (['image'] as const) : []),
    ...(clipShotIds.length > 0 ? (['video'] as const) : []),
  ]
  const models = shotModels(storyModelInputs(story.categoryId, story.categoryInputs), {})
  requirePossibleOptions(services.routes, {
    ...(models.madeBy !== undefined && { madeBy: models.madeBy }),
    ...(imageShotIds.length > 0 && { imageModelConfig: models.imageModelConfig }),
    ...(clipShotIds.length > 0 && { videoModelConfig: models.videoModelConfig, startEndFrame: false }),
  })
  const { credits, receipt } = priceOf(services, story, plan)
  await requireBudget(tx, services, { userId: story.userId, storyId: story.id, picks: picksOf(models, media) })
  const runId = newId()
  const shotIds = [...new Set([...imageShotIds, ...clipShotIds])]
  const shape = { ...to, imageShotIds, clipShotIds }
  const input = toStoredShotsInput({ media, shotIds, models, endFrames: {}, references: {}, take: takeNumberOf(runId), shape })
  await startSideRun(tx, services, {
    runId,
    storyId: story.id,
    userId: story.userId,
    kind: 'shots',
    workflow: makeShots,
    costKey: credits === 0 ? null : COST_KEY,
    credits,
    input: { ...input, receipt },
  })
  return runId
}
