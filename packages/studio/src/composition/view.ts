import type { PlanAngle, PlanShape, PlanSide, PlanSize } from '@fablecut/domain/story/shot-plan/shot-plan'

export type ViewAngle = Exclude<PlanAngle, 'selfie'>

/** Something out of focus in front of the scene. */
export type Foreground = 'leaves' | 'railing' | 'doorway'

/**
 * From where a scene is seen. `subject`: index in the scene's `who` (for an insert: in its `props`) of what the view is about; `side`: where it stands,
 * unless `sides` says otherwise for a shape.
 */
export type ShotView = {
  readonly size: PlanSize
  readonly angle: ViewAngle
  readonly subject: number
  readonly side: PlanSide
  readonly sides?: Readonly<Partial<Record<PlanShape, PlanSide>>>
  readonly foreground?: Foreground
}

/** Views that show people whole, on the ground; the others show one subject, or all from the hips up. */
export const showsGround = ({ size }: Pick<ShotView, 'size'>): boolean => size === 'wide' || size === 'full'

/** Views of one figure. */
export const isPortrait = ({ size, angle }: Pick<ShotView, 'size' | 'angle'>): boolean =>
  size === 'close' || size === 'extreme-close' || (angle === 'over-shoulder' && size === 'medium')

export const shapeOf = (width: number, height: number): PlanShape =>
  width > height * 1.25 ? '16:9' : height > width * 1.25 ? '9:16' : '1:1'

/** The subject's place across the frame, -1 left to 1 right. */
export function sideOf({ side, sides }: ShotView, shape: PlanShape): -1 | 0 | 1 {
  const own = sides?.[shape] ?? side
  return own === 'left' ? -1 : own === 'right' ? 1 : 0
}
