import type { ShotPlan } from './shot-plan.ts'

/** Whether a plan shows a diagram or lettering alone, which is drawn, not painted. */
export const isMotionGraphic = ({ graphic, cast, things, text }: ShotPlan): boolean =>
  graphic !== undefined || (cast.length === 0 && things.length === 0 && text.length > 0)
