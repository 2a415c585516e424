import { type AspectRatio, type CategoryId, DEFAULT_FPS, frameSize } from '@fablecut/domain/story/category'
import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { SEED_LIMIT } from '@fablecut/domain/story/inputs/outline'
import { shotModels } from '@fablecut/domain/story/shots/shot-generation'
import { filmResolution } from '@fablecut/domain/story/models/output-quality'
import { sql } from 'drizzle-orm'
import { story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { seedOf } from '../runs/read-run.ts'
import { readStoryInputs } from '../runs/story-inputs.ts'
import { sourceOf } from '../stories/lineage.ts'
import { teamOfNewStory } from '../team/team-of.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { lockFreeStory } from '../credits/has-free-story.ts'
import { priceOf, requireExpectedPrice } from '../credits/require-price.ts'
import { soundCosts } from './engines/sound-costs.ts'
import { requirePossibleOptions } from './require-possible-options.ts'
import { requirePublishable } from './require-publishable.ts'
import { requireSpace } from '../media/require-space.ts'
import { picksOf, requireBudget } from '../provider-spend/require-budget.ts'
import { startRun } from '../runs/start-run.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type StartedRun = { workflowRunId: string; status: 'pending' }

/** Categories with generation. */
export type GeneratedCategory = Exclude<CategoryId, 'create_from_scratch'>

/** The user and the request. */
export type StartRequest<Input> = {
  readonly userId: string
  readonly teamId: string | null
  readonly input: Input
  readonly idempotencyKey: string | null
}

/** A validated request for a new story. */
export type Generation = {
  /** Path in the API, e.g. `/stories/workflow/generate_asmr_video`. */
  readonly path: string
  readonly category: GeneratedCategory
  readonly title: string
  readonly aspectRatio: AspectRatio
  /** Stored as the story's `category_inputs`; also determines the price and the frame size. */
  readonly inputs: Readonly<Record<string, unknown>>
}

type CommonInput = {
  readonly is_preview?: boolean | undefined
  readonly expected_credits?: number | undefined
  readonly remixed_from?: string | undefined
  readonly accepts_unpublishable?: boolean | undefined
}

/** Starts a story or its preview: price, hold, story, run and queue in one transaction (CD-04). */
export async function startGeneration(
  services: StoryServices,
  start: StartRequest<CommonInput>,
  generation: Generation,
): Promise<StartedRun> {
  const { userId, input, idempotencyKey } = start
  const { is_preview: isPreview = false, expected_credits: expectedCredits } = input
  const storyInputs = readStoryInputs(generation.inputs)
  const { advancedSettings, enableStartEndFrame, videoType } = storyInputs
  // A consistent style has one model, with which start and end frames are always on.
  const startEndFrame = enableStartEndFrame === true && videoType !== 'consistent-style'
  requirePossibleOptions(services.routes, { ...advancedSettings, startEndFrame })
  await requireSpace(services, userId)
  await requirePublishable(services, generation, input.accepts_unpublishable === true)
  return withIdempotencyKey(services.pool, { userId, path: generation.path, key: idempotencyKey, body: input }, async (tx) => {
    const teamId = await lockTeam(tx, start)
    const costKey = isPreview ? `story.${generation.category}.preview` : `story.${generation.category}`
    const price = priceOf(services.prices, costKey, generation.inputs)
    const models = shotModels(storyModelInputs(generation.category, generation.inputs))
    const picks = picksOf(models, isPreview ? ['image'] : ['image', 'video'])
    await requireBudget(tx, services, { userId, storyId: null, picks, sounds: soundCosts(services.routes, storyInputs) })
    const usesFreeStory = !isPreview && (await lockFreeStory(tx.db, userId))
    const credits = usesFreeStory ? 0 : price.credits
    requireExpectedPrice(credits, expectedCredits)
    const [runId, storyId] = [newId(), newId()]
    const remixedFrom = await sourceOf(tx.db, input.remixed_from, { id: userId, teamId })
    await addStory(tx, { userId, teamId, storyId, isPreview, generation, remixedFrom })
    const runKind = isPreview ? 'preview' : 'generate'
    await startRun(tx, services, {
      runId,
      storyId,
      userId,
      kind: runKind,
      costKey,
      credits,
      usesFreeStory,
      status: 'pending',
      input: { price },
    })
    return { workflowRunId: runId, status: 'pending' as const }
  })
}

/** The team of the new story. Called before the wallet is locked, since deleting an account locks the membership first, too. */
async function lockTeam(
  { db }: OpenTransaction,
  { userId, teamId }: Pick<StartRequest<unknown>, 'userId' | 'teamId'>,
): Promise<string | null> {
  if (teamId === null) return null
  const { rows } = await db.execute<{ id: string | null }>(sql`SELECT ${teamOfNewStory(userId, teamId)} AS id`)
  return rows[0]?.id ?? null
}

type NewStory = Pick<StartRequest<CommonInput>, 'userId' | 'teamId'> & {
  readonly storyId: string
  readonly isPreview: boolean
  readonly generation: Generation
  readonly remixedFrom: string | null
}

async function addStory(tx: OpenTransaction, { userId, teamId, storyId, isPreview, generation, remixedFrom }: NewStory): Promise<void> {
  const { category: categoryId, title, inputs, aspectRatio } = generation
  await tx.db.insert(story).values({
    id: storyId,
    userId,
    teamId,
    categoryId,
    status: 'pending',
    isPreview,
    title,
    remixedFrom,
    // The seed of an outline is kept: its thumbnails were painted with it.
    categoryInputs: { seed: seedOf(storyId) % SEED_LIMIT, ...inputs },
    ...frameSize(aspectRatio, filmResolution(readStoryInputs(inputs))),
    fps: DEFAULT_FPS,
  })
}
