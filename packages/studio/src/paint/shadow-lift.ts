import { brightnessAt } from './brightness.ts'
import { type Canvas, type Ctx, newCanvas } from './canvas.ts'

/** Median brightness from which on a picture is read at once on a phone, 0 to 255: by night, and else. Letters and drawings cover less than half, so that it is that of their ground. */
const READABLE = { night: 56, light: 76 } as const
/** Pixels of the reduced picture that is measured, per side. */
const MEASURED = 32
/** How often shadows are lifted at most, and in which steps the least lift that suffices is looked for. */
const MAX_LIFT = 2
const STEP = 0.25

function medianOf(canvas: Canvas): number {
  const [small, g] = newCanvas(MEASURED, MEASURED)
  g.drawImage(canvas, 0, 0, MEASURED, MEASURED)
  const { data } = g.getImageData(0, 0, MEASURED, MEASURED)
  const levels = Array.from({ length: small.width * small.height }, (_, i) => brightnessAt(data, i * 4))
  return levels.toSorted((a, b) => a - b)[levels.length >> 1]!
}

/** A tone from 0 to 1 after one lift: below the middle it is up to twice as bright, from there on as it was. */
const lifted = (tone: number, strength: number): number => tone + strength * (Math.max(tone, 2 * tone * (1 - tone)) - tone)
const passesOf = (lift: number): readonly number[] => [Math.min(1, lift), lift - 1].filter((strength) => strength > 0)

/** How much the shadows of a picture have to be lifted for it to be read at once: 0 for not at all, up to 2. By night they may stay darker. */
export function shadowLiftOf(canvas: Canvas, { isNight }: { readonly isNight: boolean }): number {
  const readable = isNight ? READABLE.night : READABLE.light
  const median = medianOf(canvas) / 255
  const after = (lift: number): number => passesOf(lift).reduce(lifted, median)
  const steps = Array.from({ length: MAX_LIFT / STEP + 1 }, (_, i) => i * STEP)
  return steps.find((lift) => after(lift) * 255 >= readable) ?? MAX_LIFT
}

function fill(g: Ctx, from: Canvas, blend: Ctx['globalCompositeOperation'], alpha = 1): void {
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = blend
  g.globalAlpha = alpha
  g.drawImage(from, 0, 0)
  g.restore()
}

/** Prepares to lift the shadows of pictures of one size in place; light tones, and black, stay as they are. */
export function createShadowLift(width: number, height: number, lift: number): (canvas: Canvas) => void {
  if (lift <= 0) return () => {}
  const [copy, cg] = newCanvas(width, height)
  return (canvas) => {
    for (const strength of passesOf(lift)) {
      fill(cg, canvas, 'copy')
      // Twice a tone less its square, which is lighter than it below the middle only.
      fill(cg, canvas, 'exclusion')
      fill(cg, canvas, 'lighten')
      // Its brightness alone: the blue of warm tones would be lifted before their red.
      fill(canvas.getContext('2d'), copy, 'luminosity', strength)
    }
  }
}
