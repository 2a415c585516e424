import type { GraphicShot } from '../motion/graphic-shot.ts'
import type { Canvas } from '../paint/canvas.ts'
import { createShadowLift, shadowLiftOf } from '../paint/shadow-lift.ts'
import { createForegroundOf } from './close-foreground.ts'

/**
 * Prepares what the frames of a graphic shot lack, measured in the one that shows most: light where it could not be read, and in tall frames something close to
 * the camera where they are bare below the captions. Draws in place. `picture`: of the same size as the frames.
 */
export async function createGraphicFinish(
  shot: GraphicShot,
  style: string,
  picture: Canvas,
): Promise<(canvas: Canvas, seconds: number) => void> {
  const { width, height } = picture
  const lift = createShadowLift(width, height, shadowLiftOf(picture, { isNight: shot.plan.hour === 'night' }))
  const foreground = await createForegroundOf(shot, style, picture)
  return (canvas, seconds) => {
    lift(canvas)
    foreground(canvas, seconds)
  }
}
