import { AppError } from '@fablecut/contracts/errors/app-error'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import type { ShotModels } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { MediaKind } from '@fablecut/generation/requests/media-request'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { findSpentBudget, spentBudgetText } from './spent-budget.ts'

type ModelPick = { readonly kind: MediaKind; readonly model: string }

/** The models that make these media of shots; narrations have none to choose. */
export const picksOf = ({ imageModelConfig, videoModelConfig }: ShotModels, media: readonly ShotMedium[]): readonly ModelPick[] => [
  ...(media.includes('image') ? [{ kind: 'image', model: imageModelConfig.model } as const] : []),
  ...(media.includes('video') ? [{ kind: 'clip', model: videoModelConfig.model } as const] : []),
]

type Wanted = {
  readonly userId: string
  /** Null for a story that does not exist yet. */
  readonly storyId: string | null
  /** What will be made by which model. */
  readonly picks: readonly ModelPick[]
}

/**
 * Throws 409 BUDGET_SPENT when providers make some of these picks and a budget does not allow the cheapest of them. Called before credits are held; each
 * submission asks again by its own cost.
 */
export async function requireBudget(
  tx: OpenTransaction,
  { routes, limits }: Pick<StoryServices, 'routes' | 'limits'>,
  { userId, storyId, picks }: Wanted,
): Promise<void> {
  const costs = picks.flatMap(({ kind, model }) => {
    const route = routes.find(kind, model)
    return route ? [requestCost(route.row, { kind, prompt: '' })] : []
  })
  const usd = Math.min(...costs)
  if (costs.length === 0 || usd === 0) return
  const scope = await findSpentBudget(tx, limits.budgets, { userId, storyId, usd })
  if (scope !== null) throw new AppError('BUDGET_SPENT', { message: spentBudgetText(scope), data: { scope } })
}
