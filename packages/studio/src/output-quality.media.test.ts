import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import { loadImage } from '@napi-rs/canvas'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnimator } from './animator.ts'
import { newCanvas } from './paint/canvas.ts'
import { createPainter, paintScene } from './painter.ts'
import { sampleOf } from './testing/sample-of.ts'
import { figure, samplePlan, sampleScene, thing } from './testing/sample-plan.ts'
import { sceneToJson } from './scene/scene.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fablecut-quality-'))
})
afterAll(() => rm(folder, { recursive: true }))

const CONTENT = {
  place: 'sea',
  cast: [figure('old man', 'walk')],
  things: [thing('lighthouse'), thing('lantern')],
  camera: { size: 'full' },
} as const
const scene = sampleScene(CONTENT, { storySeed: 4, shotIndex: 1, shotCount: 4 })
const QUALITIES: readonly OutputQuality[] = ['low', 'medium', 'high']

async function pixels(image: Uint8Array, width: number, height: number): Promise<Uint8ClampedArray> {
  const [, g] = newCanvas(width, height)
  g.drawImage(await loadImage(Buffer.from(image)), 0, 0, width, height)
  return g.getImageData(0, 0, width, height).data
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0) / a.length

test('higher image quality is closer to a reference at four times the size', async () => {
  const reference = await pixels((await paintScene(scene, 'ghibli', 1280, 720)).jpeg, 320, 180)
  const errors: number[] = []
  for (const quality of QUALITIES) {
    const { jpeg } = await paintScene(scene, 'ghibli', 320, 180, quality)
    errors.push(difference(await pixels(jpeg, 320, 180), reference))
  }
  const [low, medium, high] = errors
  expect(low! / medium!).toBeGreaterThan(1.15)
  expect(medium! / high!).toBeGreaterThan(1.15)
})

test('the painter uses the quality and size of its options', async () => {
  const sizes: number[] = []
  for (const quality of QUALITIES) {
    const { images } = await createPainter().doGenerate({
      prompt: '',
      n: 1,
      size: '1280x720',
      aspectRatio: undefined,
      seed: 1,
      files: undefined,
      mask: undefined,
      providerOptions: {
        fablecut: { style: 'ghibli', shotIndex: 0, shotCount: 1, storySeed: 4, quality, plan: samplePlan(CONTENT) as never },
      },
    })
    const image = images[0] as Uint8Array
    const { width, height } = await loadImage(Buffer.from(image))
    expect({ width, height }).toEqual({ width: 1280, height: 720 })
    sizes.push(image.length)
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})

async function clip(
  quality: OutputQuality,
  resolution: `${number}x${number}`,
  engineOptions: object = { scene: sceneToJson(scene) },
): Promise<string> {
  const { videos } = await createAnimator().doGenerate!({
    prompt: 'The camera does not move',
    n: 1,
    aspectRatio: undefined,
    resolution,
    duration: 0.5,
    fps: 30,
    seed: 1,
    image: undefined,
    frameImages: undefined,
    inputReferences: undefined,
    generateAudio: false,
    providerOptions: { fablecut: { style: 'ghibli', quality, ...engineOptions } },
  })
  const file = path.join(folder, `${quality}-${resolution}.mp4`)
  await writeFile(file, (videos[0] as { data: Uint8Array }).data)
  return file
}

const CLIPS = [
  ['low', '1280x720', 1280, 720],
  ['high', '720x1280', 720, 1280],
  ['medium', '1920x1080', 1920, 1080],
  ['high', '1920x1080', 1920, 1080],
] as const

test.each(sampleOf(CLIPS, 1))(
  'a clip of %s quality at %s has the requested size and duration',
  async (quality, resolution, width, height) => {
    expect(await probeMedia(await clip(quality, resolution))).toMatchObject({
      width,
      height,
      fps: 30,
      durationSeconds: 0.5,
      videoCodec: 'h264',
    })
  },
)

test('a close-up has the requested size and quality', async () => {
  const closeup = { closeup: 'slime', material: 'glitter', seed: 2, angle: 0 }
  expect(await probeMedia(await clip('high', '640x360', { scene: closeup }))).toMatchObject({
    width: 640,
    height: 360,
    durationSeconds: 0.5,
  })
})
