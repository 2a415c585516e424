import { type Canvas, type Ctx, editPixels, newCanvas, type Pattern } from './canvas.ts'
import { clamp, type Colour, ramp, type Rgb, smoothstep } from './colour.ts'
import { simplexNoise, fractalNoise, seeded } from './random.ts'

const tiles = new Map<string, Canvas>()

function cachedTile(key: string, create: () => Canvas): Canvas {
  const cached = tiles.get(key)
  if (cached) return cached
  const tile = create()
  tiles.set(key, tile)
  return tile
}

/** Fractal noise texture. `scale`: feature size in pixels. `colours`: gradient from low to high noise. `contrast`: default 1. */
export function cloudTexture(width: number, height: number, scale: number, seed: number, colours: readonly Colour[], contrast = 1): Canvas {
  return cachedTile(['cloud', width, height, scale, seed, contrast, colours.join()].join('/'), () => {
    const [canvas] = newCanvas(width, height)
    const noise = simplexNoise(seed)
    editPixels(canvas, (data, w, h) => {
      for (let y = 0, i = 0; y < h; y++)
        for (let x = 0; x < w; x++, i += 4) {
          const [r, g, b] = ramp(colours, clamp(0.5 + fractalNoise(noise, x / scale, y / scale, 4) * 0.72 * contrast))
          data[i] = r
          data[i + 1] = g
          data[i + 2] = b
          data[i + 3] = 255
        }
    })
    return canvas
  })
}

/** Film grain: grey noise around 128; `amount`: amplitude, 0 to 127. `size`: tile size in pixels, default 256. */
export function grainTile(amount: number, seed: number, size = 256): Canvas {
  return cachedTile(`grain/${amount}/${seed}/${size}`, () => {
    const [canvas] = newCanvas(size, size)
    const random = seeded(seed)
    editPixels(canvas, (data) => {
      for (let i = 0; i < data.length; i += 4) {
        const value = 128 + (random() + random() - 1) * amount
        data[i] = data[i + 1] = data[i + 2] = value
        data[i + 3] = 255
      }
    })
    return canvas
  })
}

function clayTile(): Canvas {
  return cachedTile('clay', () => {
    const size = 256
    const [canvas] = newCanvas(size, size)
    const noise = simplexNoise(91)
    const random = seeded(17)
    editPixels(canvas, (data) => {
      for (let y = 0, i = 0; y < size; y++)
        for (let x = 0; x < size; x++, i += 4) {
          const value = 128 + fractalNoise(noise, x / 46, y / 46, 4) * 70 + (random() - 0.5) * 46
          data[i] = data[i + 1] = data[i + 2] = value
          data[i + 3] = 255
        }
    })
    return canvas
  })
}

let clayPattern: Pattern | undefined

/** Repeating clay texture around mid grey, for `soft-light` blending; cached. */
export const clayTexture = (g: Ctx): Pattern => (clayPattern ??= g.createPattern(clayTile(), 'repeat')!)

/** Fractal noise that is periodic in `u` with period 1. `across`: features per period; `v` in features. */
export function periodicNoise(seed: number, across: number): (u: number, v: number, octave: number) => number {
  const noise = simplexNoise(seed)
  return (u, v, octave) => {
    const seam = smoothstep((u - 0.75) * 4)
    const value = fractalNoise(noise, u * across, v, octave, 0.55)
    return seam > 0 ? value * (1 - seam) + fractalNoise(noise, (u - 1) * across, v, octave, 0.55) * seam : value
  }
}

/** A canvas of one colour whose alpha is `density(u, v)`, clamped to 0..1; `u` and `v` run from 0 to 1. */
export function densityTexture(width: number, height: number, [r, g, b]: Rgb, density: (u: number, v: number) => number): Canvas {
  const [canvas] = newCanvas(width, height)
  editPixels(canvas, (data) => {
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i += 4) {
        data[i] = r
        data[i + 1] = g
        data[i + 2] = b
        data[i + 3] = clamp(density(x / width, y / height)) * 255
      }
  })
  return canvas
}
