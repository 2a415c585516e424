import type { AnimalAct } from './animal-act.ts'
import type { AnimalFace } from './animal-face.ts'

/** Animation state of an animal. `cycle`: gait cycles completed; null while it stands. */
export type AnimalState = {
  readonly seconds: number
  readonly cycle: number | null
  readonly blink: number
  readonly asleep: boolean
  /** Mouth opening, 0 to 1. */
  readonly mouth?: number
  /** Default: it stands. */
  readonly act?: AnimalAct
  readonly scarf?: string
  readonly face: AnimalFace
}
