import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Canvas, type Ctx, linear, newCanvas, stop } from '../../paint/canvas.ts'
import { type Colour, css, luminance } from '../../paint/colour.ts'
import { isShining } from '../../props/bloom.ts'
import type { PropSprite } from '../../props/sprite.ts'
import { iconOf } from '../../scene/plan/art.ts'
import type { DrawingPlace } from '../card/drawing-place.ts'
import { meanColour } from '../kit/opaque-part.ts'
import type { MotionLook } from '../looks/look.ts'
import { backdropTones } from './backdrop-tones.ts'

/** Light on a drawing. `isLitFromEnd`: it comes from the right. `strength`: 0 to 1. */
export type SpriteLight = { readonly light: Colour; readonly shade: Colour; readonly isLitFromEnd: boolean; readonly strength: number }

/** Strength of the light on the lit side, of the shade on the other, and of the dark near the ground. */
const LIT = 0.26
const SHADED = 0.5
const GROUNDED = 0.3
/** Drawings darker than this have no dark side, and are lighter by so much of the light. */
const DARK = 0.09
const LIFT = 0.14
/** Width of the bright edge, as a part of the picture, and its strength. */
const RIM = 0.012
const RIM_ALPHA = 0.7

/** A sprite in light from one side: bright there with a rim, and darker on the other side and near the ground. */
export const litSprite = (sprite: PropSprite, light: SpriteLight): PropSprite => ({
  ...sprite,
  canvas: litCanvas(sprite.canvas, light),
  ...(sprite.end && { end: litCanvas(sprite.end, light) }),
})

function litCanvas(canvas: Canvas, { light, shade, isLitFromEnd, strength }: SpriteLight): Canvas {
  const { width, height } = canvas
  const isDark = luminance(meanColour(canvas)) < DARK
  const [lit, g] = newCanvas(width, height)
  g.drawImage(canvas, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  const [from, to] = isLitFromEnd ? [width, 0] : [0, width]
  g.fillStyle = linear(g, from, height * 0.12, to, height * 0.72, [
    stop(0, light, LIT * strength),
    stop(0.4, light, 0),
    stop(0.55, shade, 0),
    stop(0.95, shade, isDark ? 0 : SHADED * strength),
  ])
  g.fillRect(0, 0, width, height)
  g.fillStyle = linear(g, 0, height * 0.6, 0, height * 0.94, [stop(0, shade, 0), stop(1, shade, GROUNDED * strength)])
  g.fillRect(0, 0, width, height)
  if (isDark) {
    g.fillStyle = css(light, LIFT)
    g.fillRect(0, 0, width, height)
  }
  drawRim(g, canvas, css(light), isLitFromEnd, strength)
  return lit
}

/** The edge towards the light. */
function drawRim(g: Ctx, canvas: Canvas, colour: string, isLitFromEnd: boolean, strength: number): void {
  const { width, height } = canvas
  const [edge, eg] = newCanvas(width, height)
  eg.drawImage(canvas, 0, 0)
  eg.globalCompositeOperation = 'destination-out'
  const by = Math.max(1.5, width * RIM)
  eg.drawImage(canvas, isLitFromEnd ? -by : by, by * 0.8)
  eg.globalCompositeOperation = 'source-in'
  eg.fillStyle = colour
  eg.fillRect(0, 0, width, height)
  g.globalAlpha = RIM_ALPHA * strength
  g.drawImage(edge, 0, 0)
  g.globalAlpha = 1
}

/** A drawing in the light of its card; what gives light itself is as it is. */
export function litOnCard(
  sprite: PropSprite,
  { what }: Pick<PlanThing, 'what'>,
  { stage, isLitFromEnd = false }: Pick<DrawingPlace, 'stage' | 'isLitFromEnd'>,
  look: MotionLook,
): PropSprite {
  if (stage === 'disc' || stage === 'callout' || isShining(iconOf(what) ?? '')) return sprite
  const { light, dark, strength } = backdropTones(look)
  return litSprite(sprite, { light, shade: dark, isLitFromEnd, strength: stage === 'place' ? strength * IN_PLACE : strength })
}

/** Part of its strength that light of one side has in the light of a place. */
const IN_PLACE = 0.7
