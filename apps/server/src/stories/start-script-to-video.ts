import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ScriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { DEFAULT_FPS, FRAME_SIZES } from '@fablecut/domain/story/category'
import { type ScriptFault, scriptFault } from '@fablecut/domain/story/script'
import { titleFromScript } from '@fablecut/domain/story/title'
import { eq } from 'drizzle-orm'
import { story, wallet } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { seedOf } from '../workflows/run/read-run.ts'
import { once } from './once.ts'
import { requireKnownCharacter, requireUsableModels } from './require-usable.ts'
import { requireOwnAddresses } from './require-own-addresses.ts'
import { priceOf, requireExpected } from './require-price.ts'
import { requireFreeDisk, startRun } from './start-run.ts'
import type { StoryServices } from './story-services.ts'

export type StartedRun = { workflowRunId: string; status: 'pending' }

const SCRIPT_FAULTS: Record<ScriptFault, string> = { script_empty: 'Please enter a script', script_too_long: 'Script is too long' }
const PATH = '/stories/workflow/generate_script_to_video'

/** Accepts an explainer video or its preview: price, hold, story, run and queue in one transaction (C-282, CD-04). */
export async function startScriptToVideo(
  services: StoryServices,
  request: { userId: string; teamId: string | null; input: ScriptToVideoInput; idempotencyKey: string | null },
): Promise<StartedRun> {
  const { userId, input } = request
  const fault = scriptFault(input.script_content)
  if (fault)
    throw new AppError('INVALID_INPUT', { message: SCRIPT_FAULTS[fault], data: { fields: { script_content: SCRIPT_FAULTS[fault] } } })
  requireUsableModels(input)
  requireKnownCharacter(input.character)
  await requireOwnAddresses(services.db, userId, { background_music: input.background_music, character: input.character?.image_url })
  await requireFreeDisk(services.storage)
  const { expected_credits: expected, ...inputs } = input
  return once(services.pool, { userId, path: PATH, key: request.idempotencyKey, body: input }, async (tx) => {
    const costKey = input.is_preview ? 'story.script_to_video.preview' : 'story.script_to_video'
    const price = priceOf(services.prices, costKey, inputs)
    const usesFreeStory = !input.is_preview && (await hasFreeStory(tx, userId))
    const credits = usesFreeStory ? 0 : price.credits
    requireExpected(credits, expected)
    const [runId, storyId] = [newId(), newId()]
    await addStory(tx, { ...request, storyId, inputs })
    const kind = input.is_preview ? 'preview' : 'generate'
    await startRun(tx, services.durable, {
      runId,
      storyId,
      userId,
      kind,
      costKey,
      credits,
      usesFreeStory,
      status: 'pending',
      input: { price },
    })
    return { workflowRunId: runId, status: 'pending' as const }
  })
}

async function hasFreeStory(tx: OpenTransaction, userId: string): Promise<boolean> {
  const [row] = await tx.db.select({ left: wallet.freeStoriesLeft }).from(wallet).where(eq(wallet.userId, userId)).for('update')
  return (row?.left ?? 0) > 0
}

async function addStory(
  tx: OpenTransaction,
  {
    userId,
    teamId,
    storyId,
    inputs,
  }: { userId: string; teamId: string | null; storyId: string; inputs: Omit<ScriptToVideoInput, 'expected_credits'> },
): Promise<void> {
  await tx.db.insert(story).values({
    id: storyId,
    userId,
    teamId,
    categoryId: 'script_to_video',
    status: 'pending',
    isPreview: inputs.is_preview ?? false,
    title: titleFromScript(inputs.script_content),
    categoryInputs: {
      ...inputs,
      seed: seedOf(storyId) % 1e6,
    },
    ...FRAME_SIZES[inputs.aspect_ratio],
    fps: DEFAULT_FPS,
  })
}
