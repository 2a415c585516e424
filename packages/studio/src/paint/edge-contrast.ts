import { blurred, type Canvas, type Ctx, editPixels, newCanvas } from './canvas.ts'
import { clamp, type Colour, luminance, rgb, smoothstep } from './colour.ts'
import type { Look, PaintMode } from './look.ts'

/** Drawings in these modes end where their paint ends: neon, shapes before the light and outlines have edges of their own. */
const UNEDGED: ReadonlySet<PaintMode> = new Set<PaintMode>(['soft', 'clay', 'wash', 'flat', 'cel'])
/** Outlines up to this width, in pixels at 720p, are as pale as what they surround. */
const THIN_INK = 2

/** Whether the edges of drawings in a look have only the contrast of their paint to what is behind. */
export const hasOpenEdges = ({ paint, ink = 0 }: Look): boolean => UNEDGED.has(paint) && ink <= THIN_INK

const SHADOW: Colour = '#262333'
const LIGHT: Colour = '#f3f1ee'
/** Longest side of the picture in which edges are measured, in pixels. */
const MEASURED = 160
/** Reach of an edge and the width over which the paint inside is averaged, in pixels of the measured picture. */
const REACH = 1.8
const INSIDE = 4
/** Luma from which on paint is pale, and below which it is dark: none and all of an edge. */
const PALE = [0.66, 0.84] as const
const DARK = [0.42, 0.2] as const
/** Strength of a shadow around what is pale and of light around what is dark. */
const SHADOW_ALPHA = 0.62
const LIGHT_ALPHA = 0.56

/** Light around a drawing is no more opaque and has no edge, 0 to 255. */
const GLOW_ALPHA = 150

const rampOf = (value: number, [from, to]: readonly [number, number]): number => smoothstep(clamp((value - from) / (to - from)))

/** Where a canvas lies in a whole drawing, in pixels. */
export type SpriteRegion = { readonly whole: { readonly width: number; readonly height: number }; readonly x: number; readonly y: number }

/** Factor by which a drawing is reduced to be measured. */
const reductionOf = ({ width, height }: SpriteRegion['whole']): number => Math.min(1, MEASURED / Math.max(width, height))

/** Pixels of a reduced drawing for each of its own. */
function reducedPerPixel(whole: SpriteRegion['whole']): readonly [across: number, down: number] {
  const scale = reductionOf(whole)
  return [Math.ceil(whole.width * scale) / whole.width, Math.ceil(whole.height * scale) / whole.height]
}

/** A drawing of which a canvas shows a part, as it is measured. `draw`: draws all of it, given the factor by which it is reduced. */
export function wholeOf(shown: Canvas, { whole }: SpriteRegion, draw: (g: Ctx, reduction: number) => void): Canvas {
  if (shown.width === whole.width && shown.height === whole.height) return shown
  const reduction = reductionOf(whole)
  const [canvas, g] = newCanvas(whole.width * reduction, whole.height * reduction)
  draw(g, reduction)
  return canvas
}

type Edge = {
  /** Reduced. */
  readonly edge: Canvas
  /** Mean, 0 to 1. */
  readonly strength: number
  /** Where it is not transparent, in its pixels. */
  readonly box: PixelRect
  /** Where the box lies on the drawing, in pixels of the drawing. */
  readonly shownAt: PixelRect
}

type PixelRect = readonly [x: number, y: number, width: number, height: number]

function edgeOf(canvas: Canvas, { whole, x, y }: SpriteRegion = { whole: canvas, x: 0, y: 0 }): Edge {
  const [across, down] = reducedPerPixel(whole)
  // The pixels of a reduced part are those of the reduced whole.
  const [dx, dy] = [(x * across) % 1, (y * down) % 1]
  const [small, g] = newCanvas(dx + canvas.width * across, dy + canvas.height * down)
  g.imageSmoothingQuality = 'medium'
  g.drawImage(canvas, dx, dy, canvas.width * across, canvas.height * down)
  const inside = blurred(small, INSIDE).getContext('2d').getImageData(0, 0, small.width, small.height).data
  editPixels(small, (data) => {
    for (let i = 3; i < data.length; i += 4) data[i] = (data[i]! - GLOW_ALPHA) * 3
  })
  const edge = blurred(small, REACH)
  const [shadow, light] = [rgb(SHADOW), rgb(LIGHT)]
  let [sum, count] = [0, 0]
  let [left, top, right, bottom] = [small.width, small.height, 0, 0]
  editPixels(edge, (data, width) => {
    for (let i = 0; i < data.length; i += 4) {
      const own = data[i + 3]!
      if (own === 0) continue
      const [column, row] = [(i >> 2) % width, Math.floor((i >> 2) / width)]
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row + 1)
      const level = luminance([inside[i]!, inside[i + 1]!, inside[i + 2]!])
      const [pale, dark] = [rampOf(level, PALE) * SHADOW_ALPHA, rampOf(level, DARK) * LIGHT_ALPHA]
      const colour = pale >= dark ? shadow : light
      for (let channel = 0; channel < 3; channel++) data[i + channel] = colour[channel]!
      data[i + 3] = Math.min(255, own * 2) * Math.max(pale, dark)
      if (own > OUTLINE[0] && own < OUTLINE[1]) [sum, count] = [sum + Math.max(pale, dark), count + 1]
    }
  })
  // The transparent pixels around it belong to its interpolation.
  const [x0, y0] = [Math.max(0, left - 1), Math.max(0, top - 1)]
  const box: PixelRect = [x0, y0, Math.min(small.width, right + 1) - x0, Math.min(small.height, bottom + 1) - y0]
  const shownAt: PixelRect = [(box[0] - dx) / across, (box[1] - dy) / down, box[2] / across, box[3] / down]
  return { edge, strength: sum / Math.max(1, count), box, shownAt }
}

/** Alpha of the blurred outline, 0 to 255, along which the strength of an edge is measured. */
const OUTLINE = [60, 200] as const
/** Mean strength from which on a figure is pale or dark as a whole; shoes and hair alone are not looked for. */
const FIGURE_STRENGTH = 0.26

/** Whether a figure would be lost on a ground as light, or as dark, as most of itself. */
export const needsEdgeContrast = (canvas: Canvas): boolean => edgeOf(canvas).strength >= FIGURE_STRENGTH

/**
 * Draws an edge behind a drawing, in place: a soft shadow around its pale parts, light around its dark ones, so that it stands out from grounds
 * that are as light as itself. Unseen on other grounds. `region`: of a canvas that shows a part of a drawing only. Default: all of it.
 */
export function addEdgeContrast(canvas: Canvas, region?: SpriteRegion): void {
  const { edge, strength, box, shownAt } = edgeOf(canvas, region)
  if (strength === 0) return
  const target = canvas.getContext('2d')
  target.save()
  target.setTransform(1, 0, 0, 1, 0, 0)
  target.globalCompositeOperation = 'destination-over'
  // Figures are edged in every second frame: better interpolation costs four times as much and is not seen.
  target.imageSmoothingQuality = 'low'
  target.drawImage(edge, ...box, ...shownAt)
  target.restore()
}
