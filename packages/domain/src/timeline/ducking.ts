import type { Ducking } from './model.ts'

const DUCKED_DB = -10
const RAMP_SECONDS = 0.25
/** Music that came back between two lines for less than this would pump. */
const HOLD_SECONDS = 0.8

/** Ducking of a film that has no setting of its own. `fps` in frames per second. */
export const defaultDucking = (fps: number): Ducking => ({
  gainDb: DUCKED_DB,
  rampFrames: Math.max(1, Math.round(RAMP_SECONDS * fps)),
  holdFrames: Math.round(HOLD_SECONDS * fps),
})
