import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { asc, eq } from 'drizzle-orm'
import { requireOwn, type Viewer } from '../access/story-access.ts'
import { shot } from '../platform/database/schema.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { readStoryInputs } from '../runs/story-inputs.ts'
import { characterLook } from '../runs/character-look.ts'

type PlanRequest = { readonly viewer: Viewer; readonly storyId: string; readonly shotId: string }

/** Shots on either side whose words count: the topic and the pronouns of a story do not reach farther, and time grows with the words. */
const CONTEXT_SHOTS = 30

/** Plans a shot of an own story in its context and stores nothing. Null where the writer plans none. */
export async function planShot({ db, engines }: Pick<StoryServices, 'db' | 'engines'>, request: PlanRequest): Promise<ShotPlan | null> {
  const story = await requireOwn(db, request.storyId, request.viewer)
  const rows = await db.select().from(shot).where(eq(shot.storyId, story.id)).orderBy(asc(shot.lexorank), asc(shot.shotId))
  const shots = rows.filter(({ isHidden, shotId }) => !isHidden || shotId === request.shotId)
  const index = shots.findIndex(({ shotId }) => shotId === request.shotId)
  if (index < 0) throw new AppError('NOT_FOUND')
  const first = Math.max(0, index - CONTEXT_SHOTS)
  const context = shots.slice(first, index + CONTEXT_SHOTS + 1)
  const character = characterLook(readStoryInputs(story.categoryInputs).character)
  return engines.writer.planShot({
    narrations: context.map(({ voiceOver, imagePrompt }) => voiceOver.trim() || imagePrompt),
    index: index - first,
    ...(character && { character: { id: character.id, name: character.name } }),
  })
}
