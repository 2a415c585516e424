import { blurred, newCanvas } from '../../paint/canvas.ts'
import type { PropSprite } from '../../props/sprite.ts'
import type { ContactShadow } from './contact-shadow.ts'
import type { Footprint } from './footprint.ts'
import { drawnAtFoot, fadeFromFoot, type FadeStop } from './picture-at-foot.ts'

/** Pixels of the picture of a reflection, and of its blur. */
const PIXELS = 220
const BLUR = 2.4
const ALPHA = 0.34
/** Height of a reflection in heights of what is reflected: the floor is seen a little from above. */
const HEIGHT = 0.86
const FADING: readonly FadeStop[] = [
  [0, 0],
  [0.45, 0.3],
  [1, 1],
]

/** The reflection of a standing thing in a polished floor: upside down from its foot, fainter the further away from it. */
export function createReflection({ canvas, pixels }: PropSprite, footprint: Footprint | undefined): ContactShadow {
  if (!footprint) return () => undefined
  const { foot } = footprint
  const [small, g] = newCanvas(PIXELS, PIXELS)
  g.imageSmoothingQuality = 'high'
  g.drawImage(canvas, 0, 0, PIXELS, PIXELS)
  const picture = blurred(small, BLUR)
  const reflected = { picture, foot, extent: canvas.width / pixels }
  fadeFromFoot(reflected, FADING)
  return drawnAtFoot(reflected, ALPHA, (target) => target.scale(1, -HEIGHT))
}
