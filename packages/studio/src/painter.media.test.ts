import { loadImage } from '@napi-rs/canvas'
import { STYLES } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import { newCanvas } from './paint/canvas.ts'
import { createPainter, paintScene } from './painter.ts'
import type { Scene } from './scene/scene.ts'
import { sampleOf } from './testing/sample-of.ts'
import { figure, type SampleContent, samplePlan, sampleScene, thing } from './testing/sample-plan.ts'

const sceneOf = (content: SampleContent): Scene => sampleScene(content, { storySeed: 11, shotIndex: 1, shotCount: 4 })

async function pixels(jpeg: Uint8Array, width = 160, height = 90): Promise<Uint8ClampedArray> {
  const [canvas, g] = newCanvas(width, height)
  g.drawImage(await loadImage(jpeg), 0, 0, width, height)
  return canvas.getContext('2d').getImageData(0, 0, width, height).data
}

/** Share of each of 64 coarse colours. */
function histogram(data: Uint8ClampedArray): number[] {
  const bins = Array.from({ length: 64 }, () => 0)
  for (let i = 0; i < data.length; i += 4)
    bins[((data[i]! >> 6) << 4) | ((data[i + 1]! >> 6) << 2) | (data[i + 2]! >> 6)]! += 4 / data.length
  return bins
}

const histogramDistance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, share, i) => sum + Math.abs(share - b[i]!), 0) / 2

/** Mean absolute difference of pixel values, 0 to 1. */
const pixelDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length / 255

it('images are deterministic', async () => {
  const plan = samplePlan({ place: 'forest', cast: [figure('fox')], things: [thing('apple')] }) as never
  const options = {
    prompt: '',
    n: 1,
    size: '640x360' as const,
    aspectRatio: undefined,
    seed: 5,
    files: undefined,
    mask: undefined,
    providerOptions: { fablecut: { style: 'classicalrococo', shotIndex: 2, shotCount: 5, storySeed: 77, plan } },
  }
  const [first, second] = [await createPainter().doGenerate(options), await createPainter().doGenerate(options)]
  expect(Buffer.from(first.images[0] as Uint8Array).equals(Buffer.from(second.images[0] as Uint8Array))).toBe(true)
  expect(first.providerMetadata?.fablecut).toMatchObject({ drawn: expect.arrayContaining(['forest', 'fox', 'apple']) })
})

it('all styles of a scene differ', async () => {
  const scene = sceneOf({ place: 'city', hour: 'dusk', cast: [figure('girl', 'walk'), figure('fox', 'walk')] })
  const rendered: { name: string; bins: number[]; data: Uint8ClampedArray }[] = []
  for (const { value } of sampleOf(STYLES, 6)) {
    const data = await pixels((await paintScene(scene, value, 640, 360)).jpeg)
    rendered.push({ name: value, bins: histogram(data), data })
  }
  for (const [i, a] of rendered.entries())
    for (const b of rendered.slice(i + 1))
      expect(histogramDistance(a.bins, b.bins) > 0.2 && pixelDifference(a.data, b.data) > 0.04, `${a.name} and ${b.name} look alike`).toBe(
        true,
      )
})

it('every listed prop changes the image', async () => {
  const scene = sceneOf({
    place: 'office',
    cast: [figure('woman')],
    things: [thing('laptop'), thing('teapot'), thing('candle')],
    camera: { size: 'full' },
  })
  expect(scene.props.map((prop) => prop.word)).toEqual(['laptop', 'teapot', 'candle'])
  const { jpeg, metadata } = await paintScene(scene, 'anime', 640, 360)
  for (const { word } of scene.props) {
    expect(metadata.drawn).toContain(word)
    const without = await paintScene({ ...scene, props: scene.props.filter((prop) => prop.word !== word) }, 'anime', 640, 360)
    expect(pixelDifference(await pixels(jpeg), await pixels(without.jpeg)), word).toBeGreaterThan(0.0004)
  }
})

it.each([
  ['16:9', 1280, 720],
  ['9:16', 720, 1280],
  ['1:1', 720, 720],
] as const)('an image of aspect ratio %s is filled', async (aspectRatio, width, height) => {
  const result = await createPainter().doGenerate({
    prompt: '',
    n: 1,
    size: undefined,
    aspectRatio,
    seed: 1,
    files: undefined,
    mask: undefined,
    providerOptions: {
      fablecut: {
        style: 'photorealistic',
        shotIndex: 0,
        shotCount: 1,
        storySeed: 3,
        plan: samplePlan({ place: 'sea', cast: [figure('dolphin')], things: [thing('lighthouse')] }) as never,
      },
    },
  })
  const image = await loadImage(Buffer.from(result.images[0] as Uint8Array))
  expect([image.width, image.height]).toEqual([width, height])
  const data = await pixels(result.images[0] as Uint8Array, 90, 90)
  const colours = new Set<number>()
  for (let i = 0; i < data.length; i += 4) {
    expect(data[i + 3]).toBe(255)
    colours.add(((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4))
  }
  expect(colours.size).toBeGreaterThan(60)
})

it('the caption area has little contrast', async () => {
  const { jpeg } = await paintScene(
    sceneOf({ place: 'field', cast: [figure('girl')], things: [thing('flower', 3)], camera: { size: 'full' } }),
    'photorealistic',
    1280,
    720,
  )
  const data = await pixels(jpeg, 320, 180)
  const horizontalContrast = (from: number, to: number): number => {
    let sum = 0
    for (let y = from; y < to; y++)
      for (let x = 1; x < 320; x++) sum += Math.abs(data[(y * 320 + x) * 4 + 1]! - data[(y * 320 + x - 1) * 4 + 1]!)
    return sum / ((to - from) * 319)
  }
  expect(horizontalContrast(146, 180)).toBeLessThan(14)
  expect(horizontalContrast(60, 146)).toBeGreaterThan(1)
})
