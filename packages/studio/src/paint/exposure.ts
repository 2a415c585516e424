import { brightnessAt } from './brightness.ts'
import { type Canvas, type Ctx, newCanvas } from './canvas.ts'

/** Mean brightness from which on a dark picture can be read on a phone, 0 to 255. */
const LEGIBLE_BRIGHTNESS = 54
/** Beyond this, night would be day and flat tones would show their steps. */
const MAX_GAIN = 1.8
/** Edge of the reduced picture that is measured, in pixels. */
const MEASURED_EDGE = 24

/** Mean brightness of a picture, 0 to 255 (Rec. 709). */
function brightnessOf(canvas: Canvas): number {
  const [small, g] = newCanvas(MEASURED_EDGE, MEASURED_EDGE)
  g.imageSmoothingQuality = 'high'
  g.drawImage(canvas, 0, 0, small.width, small.height)
  const { data } = g.getImageData(0, 0, small.width, small.height)
  let sum = 0
  for (let i = 0; i < data.length; i += 4) sum += brightnessAt(data, i)
  return sum / (data.length / 4)
}

/** Factor by which a picture of night, fear or grief is lit so that it can be read; 1 where it can already. */
export const legibleGain = (canvas: Canvas): number =>
  Math.min(MAX_GAIN, Math.max(1, LEGIBLE_BRIGHTNESS / Math.max(1, brightnessOf(canvas))))

/** Multiplies the brightness of what is drawn so far by a factor from 1 up. `width`, `height` in units of the context. */
export function expose(g: Ctx, gain: number, width: number, height: number): void {
  if (gain <= 1) return
  const level = Math.round(255 * (1 - 1 / gain))
  g.save()
  // Dodging divides by what the fill lacks to white, so black stays black.
  g.globalCompositeOperation = 'color-dodge'
  g.fillStyle = `rgb(${level} ${level} ${level})`
  g.fillRect(0, 0, width, height)
  g.restore()
}
