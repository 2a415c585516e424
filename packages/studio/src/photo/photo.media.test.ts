import { loadImage } from '@napi-rs/canvas'
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { createEndTransition } from './end-transition.ts'
import { decodeImage } from './decode-image.ts'
import { drawPhoto, splitPhotoIntoLayers } from './photo.ts'

const png = (canvas: Canvas): Uint8Array => new Uint8Array(canvas.encodeSync('png'))

/** A red figure on a green field under a blue sky. */
function figure(width = 640, height = 360): Canvas {
  const [canvas, g] = newCanvas(width, height)
  g.fillStyle = '#7fb2e6'
  g.fillRect(0, 0, width, height)
  g.fillStyle = '#4f8f3c'
  g.fillRect(0, height * 0.6, width, height)
  g.fillStyle = '#c9322b'
  g.fillRect(width * 0.44, height * 0.3, width * 0.12, height * 0.5)
  return canvas
}

const pixels = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
const minAlpha = (data: Uint8ClampedArray): number => data.reduce((min, value, i) => (i % 4 === 3 && value < min ? value : min), 255)
const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

it('the subject is one flat layer, nearer than its background', async () => {
  const { depth } = await splitPhotoIntoLayers(png(figure()), 640, 360)
  const at = (x: number, y: number): number => depth.values[Math.floor(y * depth.height) * depth.width + Math.floor(x * depth.width)]!
  expect(at(0.5, 0.4)).toBeGreaterThan(at(0.2, 0.4) + 0.4)
  expect(Math.abs(at(0.5, 0.36) - at(0.5, 0.74))).toBeLessThan(0.05)
  expect(at(0.1, 0.95)).toBeGreaterThan(at(0.1, 0.3))
})

it.each(['push', 'pull', 'pan-left', 'orbit'] as const)(
  'a %s over a photo shows no edges and no ghosting, and never stops',
  async (move) => {
    const source = figure()
    const photo = await splitPhotoIntoLayers(png(source), 640, 360)
    const [canvas, g] = newCanvas(640, 360)
    const views = [0, 0.25, 0.5, 0.75, 1].map((part) => {
      g.clearRect(0, 0, 640, 360)
      drawPhoto(g, photo, { move, part, seconds: part * 5 })
      return pixels(canvas)
    })
    if (move !== 'pull') expect(meanDifference(views[0]!, pixels(source))).toBeLessThan(0.5)
    for (const [i, view] of views.entries()) {
      expect(minAlpha(view)).toBeGreaterThan(250)
      if (i > 0) expect(meanDifference(view, views[i - 1]!)).toBeGreaterThan(0.3)
      const reds = Array.from({ length: 640 }, (_, x) => view[(150 * 640 + x) * 4]! > 150 && view[(150 * 640 + x) * 4 + 2]! < 110)
      expect(reds.filter((red, x) => red && !reds[x - 1]).length, 'one figure').toBe(1)
    }
  },
)

it('the transition to an end image is gradual and ends with exactly that image', async () => {
  const [first, last] = [figure(), newCanvas(640, 360)[0]]
  const g = last.getContext('2d')
  for (let i = 0; i < 64; i++) {
    g.fillStyle = `hsl(${i * 23},60%,${20 + (i % 5) * 14}%)`
    g.fillRect((i % 8) * 80, (i >> 3) * 45, 80, 45)
  }
  const [start, end] = [await splitPhotoIntoLayers(png(first), 640, 360), await splitPhotoIntoLayers(png(last), 640, 360)]
  const drawTransition = createEndTransition(end, 'push')
  const [canvas, q] = newCanvas(640, 360)
  let before: Uint8ClampedArray | undefined
  for (let i = 0; i <= 60; i++) {
    drawPhoto(q, start, { move: 'push', part: i / 60, seconds: i / 30 })
    drawTransition(canvas, i / 60, i / 30)
    const now = pixels(canvas)
    if (before) expect(meanDifference(now, before), `frame ${i}`).toBeLessThan(20)
    before = now
  }
  expect(meanDifference(before!, pixels(last))).toBeLessThan(0.5)
})

it('images of one pixel, of extreme aspect ratio, and with transparency fill the frame', async () => {
  const [dot, dotCtx] = newCanvas(1, 1)
  dotCtx.fillStyle = '#ff8800'
  dotCtx.fillRect(0, 0, 1, 1)
  const [glass, glassCtx] = newCanvas(300, 200)
  glassCtx.fillStyle = '#3355cc'
  glassCtx.fillRect(100, 50, 100, 100)
  for (const source of [dot, figure(4000, 20), figure(12, 3000), glass]) {
    const photo = await splitPhotoIntoLayers(png(source), 640, 360)
    const [canvas, g] = newCanvas(640, 360)
    drawPhoto(g, photo, { move: 'pan-right', part: 0.7, seconds: 3 })
    expect(minAlpha(pixels(canvas))).toBeGreaterThan(250)
  }
})

it('an image of 12,000 x 12,000 is reduced before it is decoded', async () => {
  const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'
  const args = '-v error -f lavfi -i color=c=0x336699:s=12000x12000 -frames:v 1 -f image2pipe -c:v mjpeg -'
  const bytes = new Uint8Array(execFileSync(ffmpeg, args.split(' '), { maxBuffer: 1 << 27 }))
  const image = await decodeImage(bytes)
  expect([image.width, image.height]).toEqual([2560, 2560])
})

it('files that are no image are refused with a code', async () => {
  const whole = png(figure())
  const wrongSize = new Uint8Array(whole)
  new DataView(wrongSize.buffer).setUint32(16, 90_000)
  const cases = [
    [new Uint8Array(0), 'picture_unreadable'],
    [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hosts"/></svg>'), 'picture_unreadable'],
    [whole.slice(0, 60), 'picture_unreadable'],
    [new Uint8Array(4000).fill(7), 'picture_unreadable'],
    [wrongSize, 'picture_unreadable'],
    [new Uint8Array(65e6), 'picture_too_large'],
  ] as const
  for (const [bytes, code] of cases) await expect(decodeImage(bytes)).rejects.toMatchObject({ name: 'EngineRefusal', code })
  await expect(loadImage(whole)).resolves.toMatchObject({ width: 640 })
})

/** First row in which the middle is orange. */
const topRow = (data: Uint8ClampedArray): number => {
  for (let y = 0; y < 180; y++) if (data[(y * 320 + 160) * 4]! > 180 && data[(y * 320 + 160) * 4 + 2]! < 110) return y
  return 180
}

it('a cut-out is shown whole, a photo of the same size fills the frame', async () => {
  const [canvas, g] = newCanvas(400, 400)
  g.fillStyle = '#e08040'
  g.fillRect(150, 4, 100, 392)
  expect(topRow(pixels((await splitPhotoIntoLayers(png(canvas), 320, 180)).whole))).toBeGreaterThan(0)
  const [photo, q] = newCanvas(400, 400)
  q.fillStyle = '#30507a'
  q.fillRect(0, 0, 400, 400)
  q.drawImage(canvas, 0, 0)
  expect(topRow(pixels((await splitPhotoIntoLayers(png(photo), 320, 180)).whole))).toBe(0)
})
