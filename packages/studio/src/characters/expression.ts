import type { Mouth } from './people/mouth.ts'

/** Facial expression. */
export type Expression = {
  readonly mouth: Mouth
  /** 0 open, 1 closed. */
  readonly blink: number
  /** Gaze direction: right and down positive, -1 to 1. */
  readonly gaze: readonly [number, number]
  /** Raised 1, lowered -1. */
  readonly brow: number
  /** Inner ends of the brows: up 1 (sadness), down -1 (anger). Default 0. */
  readonly frown?: number
  /** Cheek raise of a smile, 0 to 1. Default 0. */
  readonly cheer?: number
  /** Eyes wide open around small irises, 0 to 1. Default 0. */
  readonly stare?: number
  /** Rings under the eyes, 0 to 1. Default 0. */
  readonly weariness?: number
  /** Sweat on the temple, 0 to 1. Default 0. */
  readonly sweat?: number
  /** Tears on the cheeks, 0 to 1 along their way down; default: none. */
  readonly tears?: number
}

export const NEUTRAL_EXPRESSION: Expression = { mouth: [0.42, 0, 0.6], blink: 0, gaze: [0.2, 0], brow: 0.05 }
