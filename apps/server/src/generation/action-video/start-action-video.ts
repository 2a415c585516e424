import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ActionVideoInput } from '@fablecut/contracts/operations/action-video/create-action-video'
import { mediaRefusalText } from '@fablecut/contracts/operations/action-video/media-refusal-text'
import { actionFeature, actionModelRules } from '@fablecut/domain/action-video/action-models'
import { actionFrameSize } from '@fablecut/domain/action-video/action-request'
import { checkActionMedia } from '@fablecut/domain/action-video/check-media'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { priceOf, requireExpectedPrice } from '../../credits/require-price.ts'
import { requireSpace } from '../../media/require-space.ts'
import { story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { withIdempotencyKey } from '../../platform/database/with-idempotency-key.ts'
import { newId } from '../../platform/new-id.ts'
import { addRun } from '../../runs/start-run.ts'
import { makeActionVideo } from '../../runs/workflow-names.ts'
import { requireBudget } from '../../provider-spend/require-budget.ts'
import { requirePermitted } from '../require-publishable.ts'
import type { StartedRun } from '../start-generation.ts'
import { type InputServices, type OpenedInput, openInput } from './open-input.ts'
import type { ActionVideoRunInput } from './run-input.ts'

type ActionVideoStart = {
  readonly account: { readonly id: string; readonly features: readonly string[] }
  readonly input: ActionVideoInput
  readonly idempotencyKey: string | null
}

const COST_KEY = 'action_video'
const TITLE = 'Action video'

/**
 * Starts an action video. Its run belongs to a story that is in no list, so that following, cancelling, billing and deleting work as for every run. 401, 402,
 * 403 without the model's feature, 409 PRICE_CHANGED, 413, 415, 422, 429, 507 (ED-84).
 */
export async function startActionVideo(services: InputServices, { account, input, idempotencyKey }: ActionVideoStart): Promise<StartedRun> {
  const { stories } = services
  const { id: userId, features } = account
  if (!features.includes(actionFeature(input.model)))
    throw new AppError('FORBIDDEN', { message: 'Your account has no access to this model' })
  await requireSpace(stories, userId)
  await requirePermitted(stories, [input.prompt, input.description].join('\n'))
  const request = { userId, path: '/action-video/create', key: idempotencyKey, body: input }
  const [character, reference] = await openInputs(services, userId, input)
  return withIdempotencyKey(stories.pool, request, async (tx) => {
    const seconds = reference.durationSeconds ?? actionModelRules(input.model).maxSeconds
    const price = priceOf(stories.prices, COST_KEY, { model: input.model, duration_seconds: seconds })
    requireExpectedPrice(price.credits, input.expected_credits)
    const pick = { kind: 'act', model: input.model, request: { prompt: '', seconds, resolution: input.resolution } } as const
    await requireBudget(tx, stories, { userId, storyId: null, picks: [pick] })
    const [runId, storyId] = [newId(), newId()]
    await addUnlistedStory(tx, { storyId, runId, userId, seconds, input })
    const { characterUrl: _, referenceUrl: __, expected_credits: ___, ...choices } = input
    const runInput: ActionVideoRunInput = { ...choices, characterId: character.mediaId, referenceId: reference.mediaId, seconds }
    await addRun(tx, stories, {
      runId,
      storyId,
      userId,
      kind: 'action',
      workflow: makeActionVideo,
      costKey: COST_KEY,
      credits: price.credits,
      usesFreeStory: false,
      status: 'pending',
      input: runInput,
    })
    return { workflowRunId: runId, status: 'pending' as const }
  })
}

/** Both files, one after the other, so that a request has one download at a time. */
async function openInputs(services: InputServices, userId: string, input: ActionVideoInput): Promise<[OpenedInput, OpenedInput]> {
  const { characterUrl, characterType, referenceUrl } = input
  const character = await openInput(services, userId, { name: 'characterUrl', url: characterUrl, type: characterType })
  requireFitting(input, 'characterUrl', character)
  const reference = await openInput(services, userId, { name: 'referenceUrl', url: referenceUrl, type: 'video' })
  requireFitting(input, 'referenceUrl', reference)
  return [character, reference]
}

function requireFitting({ model }: ActionVideoInput, field: 'characterUrl' | 'referenceUrl', file: OpenedInput): void {
  const refusal = checkActionMedia(actionModelRules(model), file)
  if (!refusal) return
  const message = mediaRefusalText(refusal)
  throw new AppError('INVALID_INPUT', { message: `Validation failed: ${message}`, data: { fields: { [field]: message } } })
}

type NewStory = {
  readonly storyId: string
  readonly runId: string
  readonly userId: string
  readonly seconds: number
  readonly input: ActionVideoInput
}

async function addUnlistedStory(tx: OpenTransaction, { storyId, runId, userId, seconds, input }: NewStory): Promise<void> {
  await tx.db.insert(story).values({
    id: storyId,
    userId,
    categoryId: 'create_from_scratch',
    status: 'pending',
    isListed: false,
    title: input.description?.trim().slice(0, 100) || TITLE,
    workflowRunId: runId,
    ...actionFrameSize(input.ratio, input.resolution),
    fps: DEFAULT_FPS,
    durationSeconds: seconds,
  })
}
