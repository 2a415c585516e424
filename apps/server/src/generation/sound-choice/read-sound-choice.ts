import type { WireSoundChoice } from '@fablecut/contracts/operations/workflow/sound-choice'
import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import { modelName } from '@fablecut/generation/catalogue/model-name'
import { eq } from 'drizzle-orm'
import { type StoryRow, type Viewer, requireOwn } from '../../access/story-access.ts'
import { hasFreeStory } from '../../credits/has-free-story.ts'
import { priceOf } from '../../credits/require-price.ts'
import type { Database } from '../../platform/database/client.ts'
import { run, story } from '../../platform/database/schema.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { readUnavailableSound } from '../../runs/sound-choice.ts'
import { readStoryInputs } from '../../runs/story-inputs.ts'
import { soundRoutes } from '../engines/sound-routes.ts'
import { priceOfResume, resumableShots } from '../resume-preview.ts'

type RunRow = typeof run.$inferSelect

/** The failed run that another one can go on with, and the sound that it failed for. */
export type StoppedAtSound = { readonly last: RunRow; readonly sound: SoundKind }

/** The last run of a story, if it failed because the provider of a sound is unavailable. */
export async function findStoppedAtSound(db: Pick<Database, 'select'>, { workflowRunId }: StoryRow): Promise<StoppedAtSound | null> {
  if (workflowRunId === null) return null
  const [last] = await db.select().from(run).where(eq(run.id, workflowRunId))
  const sound = last?.status === 'RUN_FAILED' ? readUnavailableSound(last.output) : null
  return last && sound ? { last, sound } : null
}

/** Who else can make the sound that stopped a story, and what going on costs; null for other stories. 401, 403, 404. */
export async function readSoundChoice(
  services: Pick<StoryServices, 'db' | 'prices' | 'routes'>,
  { viewer, storyId }: { readonly viewer: Viewer | null; readonly storyId: string },
): Promise<WireSoundChoice | null> {
  const { db, prices, routes } = services
  await requireOwn(db, storyId, viewer)
  const [row] = await db.select().from(story).where(eq(story.id, storyId))
  const stopped = row && (await findStoppedAtSound(db, row))
  if (!stopped) return null
  const { last, sound } = stopped
  const [first, ...more] = soundRoutes(routes, readStoryInputs(row.categoryInputs), sound)
  const others = more.filter(({ row: model }) => model.provider !== first?.row.provider)
  const byProvider = new Map(others.map(({ row: model }) => [model.provider, { provider: model.provider, name: modelName(model) }]))
  const isFree = last.kind === 'generate' && (await hasFreeStory(db, row.userId))
  const credits =
    last.kind === 'resume'
      ? priceOfResume(prices, row, await resumableShots(db, storyId)).estimate.credits
      : isFree
        ? 0
        : priceOf(prices, last.costKey ?? '', row.categoryInputs).credits
  return { sound, credits, others: [...byProvider.values()], has_built_in: sound !== 'song' }
}
