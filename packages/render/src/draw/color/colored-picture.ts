import type { ColorSettings } from '@fablecut/domain/timeline/picture'
import type { Size } from '../../plan/fit.ts'
import type { Surface, SurfacePool } from '../surface.ts'
import type { Picture } from '../visuals/picture.ts'
import { blurPixels } from './blur-pixels.ts'
import { gradePixels, type PixelGrade, pixelGradeOf } from './grade-pixels.ts'

/** A blurred picture is computed at a size at which its blur is about this many pixels, but at most at half of its size. */
const BLURRED_SIGMA = 1.2

type ColoredOptions = {
  readonly color: ColorSettings
  /** Size at which the picture is drawn, in pixels of the canvas. */
  readonly size: Size
  /** Height of the frame in the same pixels. */
  readonly frameHeight: number
  /** Pictures that are needed at once have different names. */
  readonly name: string
  readonly surfaces: SurfacePool
}

type CachedStill = { readonly color: ColorSettings; readonly size: Size; readonly colored: Picture }
const stills = new WeakMap<Picture, CachedStill>()
const grades = new WeakMap<ColorSettings, { readonly grade: PixelGrade | null }>()

/** A picture with colours, blur and vignette of its item; valid until the next one of the same name. */
export function coloredPicture(picture: Picture, options: ColoredOptions): Picture {
  if (!picture.isStill) return colored(picture, options, (size) => options.surfaces.cleared(options.name, size.width, size.height, READS))
  const known = stills.get(picture)
  const { color, size } = options
  if (known && known.color === color && known.size.width === size.width && known.size.height === size.height) return known.colored
  const made = colored(picture, options, ({ width, height }) => options.surfaces.create(Math.ceil(width), Math.ceil(height), READS))
  stills.set(picture, { color, size, colored: made })
  return made
}

const READS = { readsPixels: true }

function colored(
  picture: Picture,
  { color, size, frameHeight, name, surfaces }: ColoredOptions,
  surfaceOf: (size: Size) => Surface,
): Picture {
  const sigma = (color.blur ?? 0) * frameHeight
  const shrink = sigma > 0 ? Math.max(2, 2 ** Math.floor(Math.log2(sigma / BLURRED_SIGMA))) : 1
  const surface = surfaceOf({ width: Math.max(1, size.width / shrink), height: Math.max(1, size.height / shrink) })
  paintShrunk(surface, picture, shrink, { name, surfaces })
  changePixels(surface, sigma / shrink, gradeOf(color))
  if (color.vignette) paintVignette(surface, color.vignette)
  const { width, height, isStill } = picture
  return {
    width,
    height,
    ...(isStill && { isStill }),
    paint: (context, at) => context.drawImage(surface.canvas, at.x, at.y, at.width, at.height),
  }
}

function gradeOf(color: ColorSettings): PixelGrade | null {
  const known = grades.get(color) ?? { grade: pixelGradeOf(color) }
  grades.set(color, known)
  return known.grade
}

/** In steps of a half, because a canvas reads four pixels for one at most. */
function paintShrunk(
  { context, width, height }: Surface,
  picture: Picture,
  shrink: number,
  { name, surfaces }: { readonly name: string; readonly surfaces: SurfacePool },
): void {
  if (shrink <= 2) return picture.paint(context, { x: 0, y: 0, width, height })
  let half = surfaces.cleared(`${name} 2`, (width * shrink) / 2, (height * shrink) / 2)
  picture.paint(half.context, { x: 0, y: 0, width: half.width, height: half.height })
  for (let factor = 4; factor < shrink; factor *= 2) {
    const smaller = surfaces.cleared(`${name} ${factor}`, (width * shrink) / factor, (height * shrink) / factor)
    smaller.context.drawImage(half.canvas, 0, 0, smaller.width, smaller.height)
    half = smaller
  }
  context.drawImage(half.canvas, 0, 0, width, height)
}

function changePixels({ context, width, height }: Surface, sigma: number, grade: PixelGrade | null): void {
  if (sigma === 0 && !grade) return
  const pixels = context.getImageData(0, 0, width, height)
  if (sigma > 0) blurPixels(pixels.data, width, height, sigma)
  if (grade) gradePixels(pixels.data, grade)
  context.putImageData(pixels, 0, 0)
}

/** Where the vignette begins, as a part of the way from the centre to a corner. */
const VIGNETTE_START = 0.4

/** Darkens an ellipse's surroundings; transparent pixels stay so. */
function paintVignette({ context, width, height }: Surface, strength: number): void {
  context.save()
  context.globalCompositeOperation = 'source-atop'
  context.translate(width / 2, height / 2)
  context.scale(width / 2, height / 2)
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, Math.SQRT2)
  for (let step = 0; step <= 8; step++) {
    const depth = step / 8
    gradient.addColorStop(
      VIGNETTE_START + (1 - VIGNETTE_START) * depth,
      `rgba(0,0,0,${(strength * depth ** 2 * (3 - 2 * depth)).toFixed(4)})`,
    )
  }
  context.fillStyle = gradient
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}
