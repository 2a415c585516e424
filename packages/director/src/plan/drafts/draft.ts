import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Denials } from '../denials/denied-things.ts'
import type { Handwork } from '../handwork/handwork-of.ts'
import type { Scene } from '../scene-item.ts'

/** A plan before its camera. `isBare`: nothing is drawn or lettered but key words. */
export type Draft = {
  readonly analysis: Analysis
  readonly plan: Omit<ShotPlan, 'camera'>
  readonly graphicName?: string
  readonly placeName?: string
  readonly isPlaceStated: boolean
  readonly scene: Scene
  readonly isBare: boolean
  /** What one of may stand beside words. */
  readonly cardScene: Scene
  /** The words that tell the sentence where its scene does not. */
  readonly cardText: readonly PlanText[]
  /** What the sentence tells hands to do. */
  readonly handwork?: Handwork
  readonly denials: Denials
}
