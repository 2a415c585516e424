import type { Transition } from '@fablecut/domain/timeline/model'
import type { Size } from '../../plan/fit.ts'
import { eased } from '@fablecut/domain/timeline/keyframes'
import type { Context } from '../context.ts'

export type TransitionFrame = {
  /** 0 before the first frame, 1 after the last. */
  readonly progress: number
  /** Canvases of the output's aspect ratio. */
  readonly from: unknown
  readonly to: unknown
  readonly output: Size
}

type PaintTransition = (context: Context, frame: TransitionFrame) => void

/** Paints a frame of a transition over the whole output; `dip` is two fades and no transition of pictures. */
export function paintTransition(context: Context, type: Exclude<Transition['type'], 'dip'>, frame: TransitionFrame): void {
  context.save()
  PAINT[type](context, frame)
  context.restore()
}

const PAINT: Readonly<Record<Exclude<Transition['type'], 'dip'>, PaintTransition>> = {
  dissolve: (context, frame) => {
    paintWhole(context, frame.from, frame.output, 1)
    paintWhole(context, frame.to, frame.output, frame.progress)
  },
  push: (context, frame) => paintStrip(context, frame, eased('ease-in-out', frame.progress)),
  wipe: paintWipe,
  zoom: paintZoom,
  whip: paintWhip,
}

function paintWhole(context: Context, canvas: unknown, { width, height }: Size, alpha: number): void {
  context.globalAlpha = alpha
  context.drawImage(canvas, 0, 0, width, height)
}

/** Both pictures side by side, moved to the left. */
function paintStrip(context: Context, { from, to, output: { width, height } }: TransitionFrame, progress: number): void {
  // Whole pixels, so that no seam shows what is below.
  const shift = Math.round(progress * width)
  if (progress < 1) context.drawImage(from, -shift, 0, width, height)
  if (progress > 0) context.drawImage(to, width - shift, 0, width, height)
}

function paintWipe(context: Context, { progress, from, to, output }: TransitionFrame): void {
  paintWhole(context, from, output, 1)
  context.beginPath()
  context.rect(0, 0, output.width * eased('ease-in-out', progress), output.height)
  context.clip()
  paintWhole(context, to, output, 1)
}

/** How much larger the first picture is at its end, and the second at its beginning. */
const ZOOM = 0.6

/** Into the first picture and on in the second, which appears in the middle. */
function paintZoom(context: Context, { progress, from, to, output }: TransitionFrame): void {
  const moved = eased('ease-in-out', progress)
  paintZoomed(context, from, output, 1 + ZOOM * moved, 1)
  paintZoomed(context, to, output, 1 + ZOOM * (1 - moved), moved)
}

function paintZoomed(context: Context, canvas: unknown, { width, height }: Size, scale: number, alpha: number): void {
  context.globalAlpha = alpha
  context.drawImage(canvas, (width * (1 - scale)) / 2, (height * (1 - scale)) / 2, width * scale, height * scale)
}

/** Positions of the camera while one frame is exposed. */
const WHIP_EXPOSURES = 7
/** Length of the exposure, as a part of the transition. */
const WHIP_EXPOSED = 0.16

/** A fast pan from one picture to the other, blurred by its motion. */
function paintWhip(context: Context, frame: TransitionFrame): void {
  for (let exposure = 0; exposure < WHIP_EXPOSURES; exposure++) {
    const offset = (exposure / (WHIP_EXPOSURES - 1) - 0.5) * WHIP_EXPOSED
    // Each of them has the same weight in the end.
    context.globalAlpha = 1 / (exposure + 1)
    paintStrip(context, frame, eased('ease-in-out', frame.progress + offset))
  }
}
