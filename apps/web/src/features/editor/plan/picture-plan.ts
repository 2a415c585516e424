import { isSameJson } from '@fablecut/domain/same-json'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { ShotTake } from '../shot/shot-take.ts'

/** Whether the shot's generated picture shows another plan than the shot has now. Pictures without a stored plan are compared by their prompt. */
export function isPictureOutdated({ plan, imagePrompt, activeImageId }: Shot, takes: readonly ShotTake[]): boolean {
  const take = takes.find(({ id }) => id === activeImageId)
  if (!plan || !take || take.madeBy === null) return false
  return take.plan ? !isSameJson(take.plan, plan) : take.prompt !== imagePrompt
}
