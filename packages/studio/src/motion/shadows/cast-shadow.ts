import { blurred, type Canvas, newCanvas } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { PropSprite } from '../../props/sprite.ts'
import type { ContactShadow } from './contact-shadow.ts'
import type { Footprint } from './footprint.ts'
import { drawnAtFoot, fadeFromFoot, type FadeStop } from './picture-at-foot.ts'

/** Pixels of the picture of a shadow. */
const PIXELS = 150
/** Length of a shadow on the ground, in heights of what casts it, and how far it leans away from the light. */
const LENGTH = 0.3
const LEAN = 0.62
const ALPHA = 0.5
const FADING: readonly FadeStop[] = [
  [0.05, 0],
  [0.5, 0.45],
  [1, 1],
]
/** Where the shadow of what lies on a surface falls, in sizes. */
const UNDER = { aside: 0.03, down: 0.045, larger: 1.02, alpha: 0.62 } as const

/** The outline of a sprite in one colour, blurred. */
function silhouetteOf({ canvas }: PropSprite, colour: Colour, blur: number): Canvas {
  const [small, g] = newCanvas(PIXELS, PIXELS)
  g.drawImage(canvas, PIXELS * 0.06, PIXELS * 0.06, PIXELS * 0.88, PIXELS * 0.88)
  g.globalCompositeOperation = 'source-in'
  g.fillStyle = css(colour)
  g.fillRect(0, 0, PIXELS, PIXELS)
  return blurred(small, blur)
}

/** Units of the picture of a shadow in sizes of the thing: there is room around it for its blur. */
const extentOf = ({ canvas, pixels }: PropSprite): number => canvas.width / pixels / 0.88

/** The shadow of a standing thing that falls towards the camera, for the light is behind it, at one side. */
export function createCastShadow(
  sprite: PropSprite,
  footprint: Footprint | undefined,
  colour: Colour,
  isLitFromEnd: boolean,
): ContactShadow {
  if (!footprint) return () => undefined
  const cast = { picture: silhouetteOf(sprite, colour, 4), foot: footprint.foot, extent: extentOf(sprite) }
  // The further away it falls, the fainter it is.
  fadeFromFoot(cast, FADING)
  const lean = (isLitFromEnd ? LEAN : -LEAN) * LENGTH * 2
  return drawnAtFoot(cast, ALPHA, (target) => target.transform(1, 0, lean, -LENGTH, 0, 0))
}

/** The shadow of a thing on the surface on which it lies, seen from above. */
export function createDropShadow(sprite: PropSprite, colour: Colour, isLitFromEnd: boolean): ContactShadow {
  const picture = silhouetteOf(sprite, colour, 5)
  const extent = extentOf(sprite) * UNDER.larger
  return (target, { x, y, size }, show) => {
    if (show <= 0) return
    const side = extent * size
    target.save()
    target.globalAlpha *= Math.min(1, show) * UNDER.alpha
    target.imageSmoothingQuality = 'low'
    target.drawImage(picture, x - side / 2 + size * UNDER.aside * (isLitFromEnd ? -1 : 1), y - side / 2 + size * UNDER.down, side, side)
    target.restore()
  }
}
