import type { Mouth } from './people/mouth.ts'

/** What a face does at one moment. */
export type Expression = {
  readonly mouth: Mouth
  /** 0 open, 1 shut. */
  readonly blink: number
  /** Where the eyes look: right and down positive, -1 to 1. */
  readonly gaze: readonly [number, number]
  /** Raised 1, lowered -1. */
  readonly brow: number
  /** Inner ends up 1 (sorrow), down -1 (anger). Default 0. */
  readonly frown?: number
  /** Cheeks pushed up by a smile, 0 to 1. Default 0. */
  readonly cheer?: number
}

export const CALM: Expression = { mouth: [0.42, 0, 0.6], blink: 0, gaze: [0.2, 0], brow: 0.05 }
