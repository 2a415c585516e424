import type { Ctx } from '../paint/canvas.ts'
import { css, luminance, mix, type Rgb } from '../paint/colour.ts'
import { contrast } from './looks/contrast.ts'
import type { MotionLook, MotionPalette } from './looks/look.ts'

/** Contrast that a second tone of the ground keeps: of text and what counts, and of other marks. */
const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3
const AMOUNTS = [0.5, 0.42, 0.34, 0.27, 0.2, 0.14, 0.09] as const

/** A second tone of a ground, as far from it as what stands on both stays readable; undefined where there is none. */
export function secondGround({ palette, tools }: Pick<MotionLook, 'palette' | 'tools'>): Rgb | undefined {
  const ground = palette.ground[1]
  const tones = ['#000000', '#ffffff', palette.a, palette.b, palette.mute, palette.ink].flatMap((to) =>
    AMOUNTS.map((amount) => mix(ground, to, amount)),
  )
  const readable = tones.filter((tone) => isReadable(tone, palette, tools.isOutlined))
  const distance = (tone: Rgb): number => Math.abs(luminance(tone) - luminance(ground))
  return readable.toSorted((a, b) => distance(b) - distance(a))[0]
}

/** Outlined letters and marks stand out from their outline. */
function isReadable(tone: Rgb, { text, key, a, b, ground }: MotionPalette, isOutlined: boolean): boolean {
  const keeps = (colour: string, least: number): boolean => contrast(colour, tone) >= Math.min(least, contrast(colour, ground[1]))
  if (isOutlined) return contrast(text, tone) >= 0.75 * contrast(text, ground[1])
  return [text, key].every((colour) => keeps(colour, TEXT_CONTRAST)) && [a, b].every((colour) => keeps(colour, MARK_CONTRAST))
}

/** Shapes of the second tone; neighbouring shots of one seed after another have different ones. */
export const GROUND_SHAPES = 3

/** Part of the ground that a bar takes; half of it may drift out of the frame. */
const BAR = 0.06

/** Lays large shapes of a second tone and a bar over a plain ground, so that neighbouring shots on it differ. Every third ground stays plain. */
export function drawGroundShapes(
  g: Ctx,
  look: MotionLook,
  { width, height }: { readonly width: number; readonly height: number },
  seed: number,
): void {
  const tone = secondGround(look)
  const shape = Math.abs(Math.trunc(seed)) % GROUND_SHAPES
  if (shape === 0) return
  g.save()
  g.fillStyle = css(tone ?? look.palette.ground[2])
  g.globalAlpha = 0.92
  g.beginPath()
  if (shape === 1) g.rect(0, 0, width, height)
  else {
    g.moveTo(width * 0.42, 0)
    g.lineTo(width, 0)
    g.lineTo(width, height)
    g.lineTo(width * 0.16, height)
  }
  g.fill()
  // A bar in a colour of the style, beside the content box.
  g.globalAlpha = 1
  g.fillStyle = shape === 1 ? look.palette.a : look.palette.b
  if (shape === 1) g.fillRect(0, 0, width * BAR, height)
  else g.fillRect(0, 0, width, height * BAR)
  g.restore()
}
