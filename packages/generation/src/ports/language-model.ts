import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { RewriteRequest, RewrittenScript } from './writer.ts'

/** A figure of earlier shots. See PlanFigure. */
export type KnownFigure = { readonly id: string; readonly what: string; readonly traits?: FigureTraits }

/** Consecutive shots of a story: `from` to `to`, exclusive, of `narrations`, which are those of all shots. */
export type DirectRequest = {
  readonly narrations: readonly string[]
  /** ISO 639-1 code. */
  readonly language: string
  readonly from: number
  readonly to: number
  readonly figures: readonly KnownFigure[]
  readonly character?: { readonly id: string; readonly name: string }
  /** Plan of the shot before `from`. */
  readonly previous?: ShotPlan
}

/** Lines of a narration in their order. `from` and `to`: ISO 639-1 codes. */
export type TranslationRequest = { readonly lines: readonly string[]; readonly from: string; readonly to: string }

/** Whose budgets the requests to a language model count in. `storyId`: null for a text that belongs to no story yet. */
export type Spender = { readonly userId: string; readonly storyId: string | null }

/**
 * A connected language model. Its answers are checked: null where none passed, after one request to mend it, and the built-in writer's work stands.
 * Methods reject with an EngineError when the model cannot be asked.
 */
export type LanguageModel = {
  /** `provider/model`, e.g. `openai/gpt-5.4-mini`. */
  readonly engine: string
  /** Whose machine it runs on. */
  readonly location: 'this_machine' | 'openai' | 'anthropic' | 'other_server'
  /** The same model, whose requests count for this account and story. */
  countedFor(spender: Spender): LanguageModel
  /** One plan per requested shot. */
  directShots(request: DirectRequest, signal?: AbortSignal): Promise<readonly (ShotPlan | null)[]>
  /** A title of a script, at most 60 characters (CD-79). */
  titleStory(script: string, signal?: AbortSignal): Promise<string | null>
  /** Writes from an idea, or rewrites a script; see Writer. Rejects with EngineRefusal `nothing_to_say`. */
  rewriteScript(request: RewriteRequest, signal?: AbortSignal): Promise<RewrittenScript | null>
  /** One translation per line in the same order; null for lines whose translation did not pass. */
  translateLines(request: TranslationRequest, signal?: AbortSignal): Promise<readonly (string | null)[]>
}
