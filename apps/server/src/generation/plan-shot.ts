import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Spender } from '@fablecut/generation/ports/language-model'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import type { ShotPlanRequest } from '@fablecut/generation/ports/writer'
import { asc, eq } from 'drizzle-orm'
import { requireOwn, type Viewer } from '../access/story-access.ts'
import { shot } from '../platform/database/schema.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { readStoryInputs } from '../runs/story-inputs.ts'
import { characterLook } from '../runs/character-look.ts'
import { planOf } from '../stories/wire-story.ts'
import { knownFiguresOf } from '@fablecut/generation/requests/known-figures'
import { type LanguageModelServices, askLanguageModel } from './ask-language-model.ts'

type PlanRequest = { readonly viewer: Viewer; readonly storyId: string; readonly shotId: string }

/** Number of shots before and after whose words are context: topic and pronouns rarely depend on more, and time grows with the words. */
const CONTEXT_SHOTS = 30
/** Number of previous shots whose figures may return. */
const CONTEXT_FIGURES = 6

type PlanServices = Pick<StoryServices, 'db' | 'engines'> & LanguageModelServices

/** Plans a shot of an own story in its context and stores nothing. Null if the writer does not plan shots. */
export async function planShot(services: PlanServices, request: PlanRequest): Promise<ShotPlan | null> {
  const { db, engines } = services
  const story = await requireOwn(db, request.storyId, request.viewer)
  const rows = await db.select().from(shot).where(eq(shot.storyId, story.id)).orderBy(asc(shot.lexorank), asc(shot.shotId))
  const shots = rows.filter(({ isHidden, shotId }) => !isHidden || shotId === request.shotId)
  const index = shots.findIndex(({ shotId }) => shotId === request.shotId)
  if (index < 0) throw new AppError('NOT_FOUND')
  const first = Math.max(0, index - CONTEXT_SHOTS)
  const context = shots.slice(first, index + CONTEXT_SHOTS + 1)
  const character = characterLook(readStoryInputs(story.categoryInputs).character)
  const asked: ShotPlanRequest = {
    narrations: context.map(({ voiceOver, imagePrompt }) => voiceOver.trim() || imagePrompt),
    index: index - first,
    ...(character && { character: { id: character.id, name: character.name } }),
  }
  const plans = context.slice(0, asked.index).map((row) => planOf(row) ?? undefined)
  return (await planByModel(services, { userId: story.userId, storyId: story.id }, asked, plans)) ?? engines.writer.planShot(asked)
}

/** `plans`: of the previous shots. */
function planByModel(
  services: LanguageModelServices,
  spender: Spender,
  { narrations, index, character }: ShotPlanRequest,
  plans: readonly (ShotPlan | undefined)[],
): Promise<ShotPlan | null> {
  const narration = narrations[index]!
  if (narration.trim() === '') return Promise.resolve(null)
  const previous = plans.at(-1)
  const figures = knownFiguresOf(plans.slice(-CONTEXT_FIGURES).filter((plan) => plan !== undefined))
  const language = detectLanguage(narration)
  return askLanguageModel(services, spender, async (model) => {
    const request = {
      narrations,
      language,
      from: index,
      to: index + 1,
      figures,
      ...(character && { character }),
      ...(previous && { previous }),
    }
    return (await model.directShots(request))[0] ?? null
  })
}
