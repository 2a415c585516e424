import {
  EMPTY_PLAN,
  type PlanAction,
  type PlanCamera,
  type PlanFigure,
  type PlanThing,
  type ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { type PlanSceneRequest, sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import type { Scene } from '../scene/scene.ts'

/** A plan by what differs from an empty one. */
export type SampleContent = Partial<Omit<ShotPlan, 'camera'>> & { readonly camera?: Partial<PlanCamera> }

export const samplePlan = ({ camera, ...content }: SampleContent): ShotPlan => ({
  ...EMPTY_PLAN,
  ...content,
  camera: { ...EMPTY_PLAN.camera, ...camera },
})

/** `id`: of a character. Default: `what`. */
export const figure = (what: string, action: PlanAction = 'stand', id = what): PlanFigure => ({
  id,
  what,
  action,
  feeling: 'neutral',
  speaks: false,
})

export const thing = (what: string, count = 1): PlanThing => ({ what, count })

/** The scene of a sample as the only shot of its story. */
export const sampleScene = (content: SampleContent, position: Partial<PlanSceneRequest> = {}): Scene =>
  sceneOfPlan(samplePlan(content), { storySeed: 1, shotIndex: 0, shotCount: 1, seed: 0, ...position })
