import { AppError } from '@fablecut/contracts/errors/app-error'
import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { shotModels } from '@fablecut/domain/story/shots/shot-generation'
import type { PriceBook } from '@fablecut/domain/pricing/price-book'
import { resumePrice, type ResumePrice } from '@fablecut/domain/pricing/resume-price'
import { and, asc, eq, sql } from 'drizzle-orm'
import { shot, story } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { type KeyedRequest, withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { priceOf, requireExpectedPrice } from '../credits/require-price.ts'
import { type RouteCost, picksOf, requireBudget } from '../provider-spend/require-budget.ts'
import { requireSpace } from '../media/require-space.ts'
import { startRun } from '../runs/start-run.ts'
import { sharesOfShots } from '../runs/stored-price.ts'
import type { GeneratedCategory, StartedRun } from './start-generation.ts'
import { type StoryRow, type Viewer, requireOwn } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

const PATH = '/stories/workflow/resume'

/**
 * Resumes a paused preview: a new run with its own hold over the visible shots without a clip; 409 when the story is not paused (CD-06,
 * CD-94).
 */
export async function resumePreview(
  services: StoryServices,
  request: { viewer: Viewer; storyId: string; expectedCredits?: number; idempotencyKey: string | null },
): Promise<Omit<StartedRun, 'status'> & { status: 'processing:generating_videos'; category: GeneratedCategory }> {
  const owned = await requireOwn(services.db, request.storyId, request.viewer)
  const { userId } = owned
  await requireSpace(services, userId)
  const key: KeyedRequest = { userId, path: PATH, key: request.idempotencyKey, body: { story_id: request.storyId } }
  return withIdempotencyKey(services.pool, key, async (tx) => {
    const [row] = await tx.db.select().from(story).where(eq(story.id, request.storyId)).for('update')
    if (!row || row.deletedAt !== null) throw new AppError('STORY_NOT_FOUND')
    const run = await startResume(tx, services, row, { expectedCredits: request.expectedCredits })
    return { ...run, category: row.categoryId as GeneratedCategory }
  })
}

type Resume = {
  readonly expectedCredits: number | undefined
  /** What sounds that are made again cost. */
  readonly sounds?: readonly RouteCost[]
  /** What else is stored with the run. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** Starts the run that resumes a locked story. */
export async function startResume(
  tx: OpenTransaction,
  services: Pick<StoryServices, 'prices' | 'routes' | 'limits' | 'durable'>,
  row: StoryRow,
  { expectedCredits, sounds = [], input = {} }: Resume,
): Promise<{ workflowRunId: string; status: 'processing:generating_videos' }> {
  if (row.status !== 'paused') throw new AppError('STORY_NOT_PAUSED')
  const { userId } = row
  const shots = await resumableShots(tx.db, row.id)
  const price = priceOfResume(services.prices, row, shots)
  requireExpectedPrice(price.estimate.credits, expectedCredits)
  const models = shotModels(storyModelInputs(row.categoryId, row.categoryInputs))
  await requireBudget(tx, services, { userId, storyId: row.id, picks: picksOf(models, ['video']), sounds })
  const receipt = sharesOfShots(
    price.receipt,
    shots.map(({ shotId }) => shotId),
  )
  const runId = newId()
  await tx.db
    .update(story)
    .set({ resumedAt: sql`now()` })
    .where(eq(story.id, row.id))
  const status = 'processing:generating_videos' as const
  await startRun(tx, services, {
    runId,
    storyId: row.id,
    userId,
    kind: 'resume',
    costKey: 'story.resume',
    credits: price.estimate.credits,
    usesFreeStory: false,
    status,
    input: { receipt, ...input },
  })
  return { workflowRunId: runId, status }
}

export type ResumableShot = { readonly shotId: string; readonly hasClip: boolean }

/** The price of resuming a story now, also for an estimate: existing clips are already paid. */
export function priceOfResume(prices: PriceBook, row: StoryRow, shots: readonly ResumableShot[]): ResumePrice {
  const facts = { category_id: row.categoryId, category_inputs: row.categoryInputs, visible_shots: shots.length }
  return resumePrice(
    priceOf(prices, 'story.resume', facts),
    shots.map((shot) => shot.hasClip),
  )
}

/** The shots with an image, in order; a resume generates clips for those without one. */
export async function resumableShots(db: Pick<StoryServices['db'], 'select'>, storyId: string): Promise<ResumableShot[]> {
  const rows = await db
    .select({ shotId: shot.shotId, activeVideoId: shot.activeVideoId })
    .from(shot)
    .where(and(eq(shot.storyId, storyId), sql`NOT ${shot.isHidden} AND ${shot.activeImageId} IS NOT NULL`))
    .orderBy(asc(shot.lexorank), asc(shot.shotId))
  return rows.map(({ shotId, activeVideoId }) => ({ shotId, hasClip: activeVideoId !== null }))
}
