import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { PropSprite } from '../props/sprite.ts'
import type { PropAnimation } from './prop-animation.ts'

/** A prop of a stage. (x, y): its bottom centre, or its centre where it floats; `size`: its height; all in frame pixels. `phase` in radians. */
export type StageProp = {
  readonly sprite: PropSprite
  readonly icon: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly floating: boolean
  readonly phase: number
  readonly animation: PropAnimation
  /** What happens to it while the shot is seen. Default: nothing. */
  readonly event?: PlanEvent
  /** Painted from above: it lies on a plate. Default: false. */
  readonly isFlat?: boolean
}
