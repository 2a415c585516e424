import type { PropSprite } from '../props/sprite.ts'
import type { PropAnimation } from './prop-animation.ts'

/** A thing that stands on a stage. (x, y): its foot, or its middle where it floats; `size`: its height; all in frame pixels. */
export type StageProp = {
  readonly sprite: PropSprite
  readonly x: number
  readonly y: number
  readonly size: number
  readonly floating: boolean
  readonly phase: number
  readonly life: PropAnimation
}
