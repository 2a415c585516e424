import { AppError } from '@fablecut/contracts/errors/app-error'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import { BUILT_IN_MAKER, type ShotModels } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { requestKindOfClip } from '@fablecut/generation/provider/clip-kind'
import type { Route, Routes } from '@fablecut/generation/provider/routes'
import type { MediaKind, MediaRequest } from '@fablecut/generation/requests/media-request'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { refuseByConnectionBudget } from './connection-budget.ts'
import { findSpentBudget, spentBudgetText } from './spent-budget.ts'

/** `madeBy`: the provider that was chosen; absent: the first that makes the model. `request`: what is known of it yet. */
export type ModelPick = {
  readonly kind: MediaKind
  readonly model: string
  readonly madeBy?: string
  readonly request?: Pick<MediaRequest, 'prompt'> & Partial<MediaRequest>
}

/** The models that make these media of shots. */
export function picksOf({ imageModelConfig, videoModelConfig, madeBy }: ShotModels, media: readonly ShotMedium[]): readonly ModelPick[] {
  // The built-in engines cost nothing.
  if (madeBy === BUILT_IN_MAKER) return []
  const by = madeBy === undefined ? {} : { madeBy }
  return [
    ...(media.includes('image') ? [{ kind: 'image', model: imageModelConfig.model, ...by } as const] : []),
    ...(media.includes('video') ? [{ kind: 'clip', model: videoModelConfig.model, ...by } as const] : []),
  ]
}

/** What a route is about to make costs. */
export type RouteCost = { readonly route: Route; readonly usd: number }

type Wanted = {
  readonly userId: string
  /** Null for a story that does not exist yet. */
  readonly storyId: string | null
  /** What will be made by which model. */
  readonly picks: readonly ModelPick[]
  /** Narration and music, which cost little: only the budgets of their connections are asked. */
  readonly sounds?: readonly RouteCost[]
}

/**
 * Throws 409 BUDGET_SPENT when providers make some of these picks and a budget does not allow the cheapest of them, or a connection's own budget does not allow
 * what it is to make. Called before credits are held; each submission asks again by its own cost.
 */
export async function requireBudget(
  tx: OpenTransaction,
  { routes, limits }: Pick<StoryServices, 'routes' | 'limits'>,
  { userId, storyId, picks, sounds = [] }: Wanted,
): Promise<void> {
  const costs = costsOf(routes, picks)
  const usd = Math.min(...costs.map((cost) => cost.usd))
  if (costs.length > 0 && usd > 0) {
    const scope = await findSpentBudget(tx, limits.budgets, { userId, storyId, usd })
    if (scope !== null) throw new AppError('BUDGET_SPENT', { message: spentBudgetText(scope), data: { scope } })
  }
  for (const cost of [...costs, ...sounds]) {
    const refusal = await refuseByConnectionBudget(tx, cost.route, cost.usd)
    if (refusal !== null) throw new AppError('BUDGET_SPENT', { message: refusal, data: { scope: 'connection' } })
  }
}

const costsOf = (routes: Routes, picks: readonly ModelPick[]): RouteCost[] =>
  picks.flatMap(({ kind, model, madeBy, request }) => {
    const made = kind === 'clip' ? requestKindOfClip(routes, model) : kind
    const offers = routes.offers(made, model)
    const route = offers.find(({ row }) => row.provider === madeBy) ?? offers[0]
    return route ? [{ route, usd: requestCost(route.row, { kind: made, prompt: '', ...request }) }] : []
  })
