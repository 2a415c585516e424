import { type Canvas, editPixels, newCanvas } from '../paint/canvas.ts'
import { rgb } from '../paint/colour.ts'
import type { PixelGrid } from '../styles/style.ts'
import { type Backdrop, makeBackdrop } from './backdrop.ts'
import { drawBackdrop, drawStage } from './draw.ts'
import { expose, legibleGain } from '../paint/exposure.ts'
import type { FrameTime } from './frame-time.ts'
import { makePuppets } from './puppet.ts'
import type { Stage } from './stage.ts'

/** Renders frames of a stage into `canvas`, which is reused for every frame. */
export type StageRenderer = { readonly canvas: Canvas; render(moment: FrameTime): void }

export function createStageRenderer(stage: Stage): StageRenderer {
  const { frame, style } = stage
  const [canvas, g] = newCanvas(frame.width, frame.height)
  const cast = { backdrop: makeBackdrop(stage), puppets: makePuppets(stage) }
  g.imageSmoothingQuality = 'low'
  const overlay = (moment: FrameTime): void => {
    const layer = stage.overlays[(moment.index >> 1) % 2]
    if (layer) g.drawImage(layer, 0, 0)
    if (!stage.mat) stage.animatedOverlay?.(g, moment.seconds)
  }
  if (!style.pixels) {
    const gain = isDim(stage) ? gainOf(stage, cast.backdrop) : 1
    return {
      canvas,
      render: (moment) => {
        drawStage(stage, cast, g, moment)
        overlay(moment)
        expose(g, gain, frame.width, frame.height)
      },
    }
  }
  const grid = style.pixels
  const [small, sg] = newCanvas(frame.width * stage.pixelRatio, frame.height * stage.pixelRatio)
  const quantise = quantiser(grid)
  const render = (moment: FrameTime): void => {
    drawStage(stage, cast, sg, moment)
    editPixels(small, quantise)
    g.imageSmoothingEnabled = false
    g.drawImage(small, 0, 0, frame.width, frame.height)
    overlay(moment)
  }
  return { canvas, render }
}

const isDim = ({ scene: { time, mood } }: Stage): boolean => time === 'night' || mood === 'sad' || mood === 'tense'

/** The gain of a shot is that of its surroundings at the begin, whatever frame is drawn first. */
function gainOf(stage: Stage, backdrop: Backdrop): number {
  const { width, height } = stage.frame
  const [canvas, g] = newCanvas(width, height)
  drawBackdrop(stage, backdrop, g, { index: 0, seconds: 0, duration: 1, speech: [] })
  const layer = stage.overlays[0]
  if (layer) g.drawImage(layer, 0, 0)
  return legibleGain(canvas)
}

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((value) => value / 16 - 0.47)

const clip = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** Ordered (Bayer) dithering to the nearest palette colour. Look-ups are cached in a table of 5 bits per channel. */
function quantiser(grid: PixelGrid): (data: Uint8ClampedArray, width: number, height: number) => void {
  const palette = grid.palette.map((colour) => rgb(colour))
  const cache = new Int16Array(1 << 15).fill(-1)
  const nearest = (r: number, g: number, b: number): number => {
    let best = 0
    let min = Infinity
    palette.forEach(([pr, pg, pb], i) => {
      const distance = (r - pr) ** 2 * 0.9 + (g - pg) ** 2 * 1.4 + (b - pb) ** 2 * 0.7
      if (distance < min) [min, best] = [distance, i]
    })
    return best
  }
  return (data, width, height) => {
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i += 4) {
        const shift = BAYER[(y & 3) * 4 + (x & 3)]! * grid.dither
        const key = ((clip(data[i]! + shift) >> 3) << 10) | ((clip(data[i + 1]! + shift) >> 3) << 5) | (clip(data[i + 2]! + shift) >> 3)
        let index = cache[key]!
        if (index < 0) cache[key] = index = nearest(((key >> 10) & 31) * 8 + 4, ((key >> 5) & 31) * 8 + 4, (key & 31) * 8 + 4)
        const colour = palette[index]!
        data[i] = colour[0]
        data[i + 1] = colour[1]
        data[i + 2] = colour[2]
        data[i + 3] = 255
      }
  }
}
