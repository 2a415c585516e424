import { blurred, linear, newCanvas, stop } from '../../paint/canvas.ts'
import type { PropSprite } from '../../props/sprite.ts'
import type { ContactShadow } from './contact-shadow.ts'
import type { Footprint } from './footprint.ts'

/** Pixels of the picture of a reflection, and of its blur. */
const PIXELS = 220
const BLUR = 2.4
const ALPHA = 0.34
/** Height of a reflection in heights of what is reflected: the floor is seen a little from above. */
const HEIGHT = 0.86

/** The reflection of a standing thing in a polished floor: upside down from its foot, fainter the further away from it. */
export function createReflection({ canvas, pixels }: PropSprite, footprint: Footprint | undefined): ContactShadow {
  if (!footprint) return () => undefined
  const { foot } = footprint
  const [small, g] = newCanvas(PIXELS, PIXELS)
  g.imageSmoothingQuality = 'high'
  g.drawImage(canvas, 0, 0, PIXELS, PIXELS)
  const picture = blurred(small, BLUR)
  const extent = canvas.width / pixels
  const bottom = (foot / extent + 0.5) * PIXELS
  const faded = picture.getContext('2d')
  faded.globalCompositeOperation = 'destination-in'
  faded.fillStyle = linear(faded, 0, 0, 0, bottom, [stop(0, '#000000', 0), stop(0.45, '#000000', 0.3), stop(1, '#000000', 1)])
  faded.fillRect(0, 0, PIXELS, PIXELS)
  return (target, { x, y, size }, show) => {
    if (show <= 0) return
    const side = extent * size
    target.save()
    target.globalAlpha *= Math.min(1, show) * ALPHA
    target.imageSmoothingQuality = 'low'
    target.translate(x, y + foot * size)
    target.scale(1, -HEIGHT)
    target.drawImage(picture, -side / 2, -foot * size - side / 2, side, side)
    target.restore()
  }
}
