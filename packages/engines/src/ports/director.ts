import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

/** A figure of earlier shots. See PlanFigure. */
export type KnownFigure = { readonly id: string; readonly what: string }

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

/** Plans shots in place of the built-in director. */
export type ShotDirector = {
  /** The engine in use, e.g. `openai/gpt-5.4-mini`. */
  readonly engine: string
  /** One plan per requested shot; null where none passed the checks: then the writer's plan stands. */
  directShots(request: DirectRequest, signal?: AbortSignal): Promise<readonly (ShotPlan | null)[]>
  /** A title of a script, at most 60 characters; null if none passed the checks. */
  titleStory(script: string, signal?: AbortSignal): Promise<string | null>
}
