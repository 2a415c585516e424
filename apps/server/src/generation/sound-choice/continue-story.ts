import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import { shotModels } from '@fablecut/domain/story/shots/shot-generation'
import { isInProgress } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { and, eq, sql } from 'drizzle-orm'
import { type StoryRow, type Viewer, requireOwn } from '../../access/story-access.ts'
import { lockFreeStory } from '../../credits/has-free-story.ts'
import { priceOf, requireExpectedPrice } from '../../credits/require-price.ts'
import { requireSpace } from '../../media/require-space.ts'
import { shot, story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { withIdempotencyKey } from '../../platform/database/with-idempotency-key.ts'
import { newId } from '../../platform/new-id.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { type RouteCost, picksOf, requireBudget } from '../../provider-spend/require-budget.ts'
import { toContinuedRunInput } from '../../runs/sound-choice.ts'
import { startRun } from '../../runs/start-run.ts'
import { readStoryInputs } from '../../runs/story-inputs.ts'
import { soundCosts } from '../engines/sound-costs.ts'
import { soundRoutes } from '../engines/sound-routes.ts'
import { startResume } from '../resume-preview.ts'
import type { GeneratedCategory } from '../start-generation.ts'
import { type StoppedAtSound, findStoppedAtSound } from './read-sound-choice.ts'

export type ContinueRequest = {
  readonly viewer: Viewer | null
  readonly storyId: string
  /** A provider, or `builtin`; undefined: the first provider. */
  readonly madeBy: string | undefined
  readonly expectedCredits: number | undefined
  readonly idempotencyKey: string | null
}

export type ContinuedRun = {
  readonly workflowRunId: string
  readonly status: 'pending' | 'processing:generating_videos'
  readonly category: GeneratedCategory
}

/**
 * Goes on with a story whose last run failed because the provider of a sound is unavailable: a new run with its own hold, which keeps what is made. 401, 403, 404;
 * 409 for other stories; 422 for a provider that does not make the sound.
 */
export async function continueStory(services: StoryServices, request: ContinueRequest): Promise<ContinuedRun> {
  const { viewer, storyId, madeBy, expectedCredits, idempotencyKey: key } = request
  const { userId } = await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, userId)
  const body = { storyId, madeBy, expectedCredits }
  return withIdempotencyKey(services.pool, { userId, path: '/stories/workflow/continue', key, body }, async (tx) => {
    const [row] = await tx.db.select().from(story).where(eq(story.id, storyId)).for('update')
    if (!row || row.deletedAt !== null) throw new AppError('STORY_NOT_FOUND')
    if (isInProgress(row.status as StoryStatus)) throw new AppError('RUN_IN_PROGRESS')
    const stopped = await findStoppedAtSound(tx.db, row)
    if (!stopped) throw new AppError('CONFLICT', { message: 'No sound of this story is waiting for another provider' })
    requireMaker(services, row, stopped, madeBy)
    const sounds = await costsOfSounds(tx, services, row, stopped, madeBy)
    const start = { expectedCredits, sounds, input: toContinuedRunInput(stopped.sound, madeBy) }
    const category = row.categoryId as GeneratedCategory
    if (stopped.sound === 'speech') await clearGeneratedVoices(tx, storyId)
    if (stopped.last.kind === 'resume') return { ...(await startResume(tx, services, row, start)), category }
    return { ...(await startAgain(tx, services, row, { ...start, last: stopped.last })), category }
  })
}

function requireMaker(
  { routes }: Pick<StoryServices, 'routes'>,
  row: StoryRow,
  { sound }: StoppedAtSound,
  madeBy: string | undefined,
): void {
  if (madeBy === undefined || (madeBy === BUILT_IN_MAKER && sound !== 'song')) return
  const makers = soundRoutes(routes, readStoryInputs(row.categoryInputs), sound)
  if (!makers.some(({ row: model }) => model.provider === madeBy))
    throw invalidField('made_by', 'This provider is not connected, or does not make it')
}

/** Whether the creator recorded a shot, so that nobody speaks it. */
const isRecorded = sql<boolean>`EXISTS (SELECT FROM media WHERE media.id = ${shot.activeVoiceOverAudioId} AND media.source = 'user_upload')`

/** A film has one voice: who speaks it now speaks all of it, apart from recordings of the creator. */
const clearGeneratedVoices = ({ db }: OpenTransaction, storyId: string) =>
  db
    .update(shot)
    .set({ activeVoiceOverAudioId: sql`NULL` })
    .where(sql`${shot.storyId} = ${storyId} AND NOT ${isRecorded}`)

/** Sounds are made in this order, so those before the one that failed are there. */
const MISSING_SOUNDS: Readonly<Record<SoundKind, readonly SoundKind[]>> = { song: ['song'], speech: ['speech', 'music'], music: ['music'] }

async function costsOfSounds(
  { db }: OpenTransaction,
  { routes }: Pick<StoryServices, 'routes'>,
  row: StoryRow,
  { sound, last }: StoppedAtSound,
  madeBy: string | undefined,
): Promise<readonly RouteCost[]> {
  const inputs = readStoryInputs(row.categoryInputs)
  const shots = await db
    .select({ voiceOver: shot.voiceOver, isRecorded })
    .from(shot)
    .where(and(eq(shot.storyId, row.id), eq(shot.isHidden, false)))
  const spoken = shots.filter((one) => !one.isRecorded).map(({ voiceOver }) => voiceOver)
  const scriptContent = shots.length > 0 ? spoken.join(' ') : inputs.scriptContent
  const wanted = last.kind === 'resume' ? [sound] : MISSING_SOUNDS[sound]
  return soundCosts(routes, { ...inputs, scriptContent }, { [sound]: madeBy }).filter((cost) => wanted.includes(cost.sound))
}

type Again = Pick<StoppedAtSound, 'last'> &
  Pick<ContinueRequest, 'expectedCredits'> & {
    readonly sounds: readonly RouteCost[]
    readonly input: ReturnType<typeof toContinuedRunInput>
  }

/** Starts the whole story or its preview again, with the shots and sounds that are there. */
async function startAgain(tx: OpenTransaction, services: StoryServices, row: StoryRow, { last, expectedCredits, sounds, input }: Again) {
  const { userId, id: storyId, categoryInputs } = row
  const costKey = last.costKey ?? ''
  const price = priceOf(services.prices, costKey, categoryInputs)
  const isPreview = last.kind === 'preview'
  const models = shotModels(storyModelInputs(row.categoryId, categoryInputs))
  const picks = picksOf(models, isPreview ? ['image'] : ['image', 'video'])
  await requireBudget(tx, services, { userId, storyId, picks, sounds })
  const usesFreeStory = !isPreview && (await lockFreeStory(tx.db, userId))
  const credits = usesFreeStory ? 0 : price.credits
  requireExpectedPrice(credits, expectedCredits)
  const workflowRunId = newId()
  const status = 'pending' as const
  const kind = isPreview ? 'preview' : 'generate'
  await startRun(tx, services, {
    runId: workflowRunId,
    storyId,
    userId,
    kind,
    costKey,
    credits,
    usesFreeStory,
    status,
    input: { price, ...input },
  })
  return { workflowRunId, status }
}
