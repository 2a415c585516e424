import type { Canvas, Ctx } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import { pulseAt } from '../stage/music/pulse.ts'
import { MOTION_FPS, type Motion } from './read-motion.ts'
import { medianOf } from './smooth.ts'

/** The picture is enlarged by this factor, so that it covers the frame while it moves. */
const ENLARGED = 1.16
const MOST_TURN = 0.03
/** Of the way in the reference. */
const FOLLOWED = 0.35

/** Draws a picture whose figure cannot be cut out: it follows the motion as a whole. */
export function drawWholePicture(g: Ctx, picture: Canvas, motion: Motion): (index: number) => void {
  const { width, height } = picture
  const rest = { x: medianOf(motion.frames.map(({ x }) => x)), y: medianOf(motion.frames.map(({ y }) => y)) }
  const room = (ENLARGED - 1) / 2 - MOST_TURN / 2
  const follow = (way: number): number => clamp(way * FOLLOWED, -room, room)
  return (index) => {
    const { x, y, tilt } = motion.frames[index]!
    const zoom = ENLARGED + 0.015 * pulseAt(index / MOTION_FPS, motion.beatsSeconds)
    g.save()
    g.translate(width / 2 + follow(x - rest.x) * width, height / 2 + follow(y - rest.y) * height)
    g.rotate(clamp(tilt * 0.15, -MOST_TURN, MOST_TURN))
    g.scale(zoom, zoom)
    g.drawImage(picture, -width / 2, -height / 2)
    g.restore()
  }
}
