import { loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createAnimator } from './animator.ts'
import { newCanvas } from './paint/canvas.ts'
import { createPainter } from './painter.ts'
import { figure, samplePlan } from './testing/sample-plan.ts'

type PaintCall = Parameters<ReturnType<typeof createPainter>['doGenerate']>[0]

const FOX = samplePlan({ cast: [figure('fox')] }) as never

const paint = async (overrides: object = {}, size: PaintCall['size'] = '160x90') =>
  createPainter().doGenerate({
    prompt: 'Whatever the prompt says',
    n: 1,
    size,
    aspectRatio: undefined,
    seed: 1,
    files: undefined,
    mask: undefined,
    providerOptions: { fablecut: { style: 'anime', shotIndex: 0, shotCount: 1, storySeed: 3, plan: FOX, ...overrides } },
  })

it.each([{ plan: undefined }, { plan: {} }, { plan: { ...samplePlan({}), form: 'nonsense' } }])(
  'a request with %j is refused',
  async (overrides) => {
    await expect(paint(overrides)).rejects.toMatchObject({ name: 'EngineRefusal', code: 'plan_missing' })
  },
)

it('an empty plan gives an image', async () => {
  const { images } = await paint({ plan: samplePlan({}) })
  const [, g] = newCanvas(160, 90)
  g.drawImage(await loadImage(Buffer.from(images[0] as Uint8Array)), 0, 0)
  expect(new Set(g.getImageData(0, 0, 160, 90).data).size).toBeGreaterThan(40)
})

it.each([
  { shotIndex: -3 },
  { shotIndex: Number.NaN },
  { shotCount: 0 },
  { storySeed: -1.5 },
  { storySeed: 1e20 },
  { style: 'unheard-of' },
])('a request with %j gives an image', async (overrides) => {
  expect((await paint(overrides)).images[0]!.length).toBeGreaterThan(1000)
})

type Clip = Parameters<NonNullable<ReturnType<typeof createAnimator>['doGenerate']>>[0]

async function animate(overrides: Partial<Clip>) {
  const { providerMetadata } = await paint({ plan: samplePlan({ cast: [figure('fox', 'dance')] }) })
  const { scene } = providerMetadata!.fablecut as unknown as { scene: object }
  const call = { prompt: '', n: 1, resolution: '160x90', duration: 0.1, fps: 30, seed: 1, generateAudio: false, ...overrides }
  const { videos } = await createAnimator().doGenerate!({ providerOptions: { fablecut: { style: 'anime', scene } }, ...call } as Clip)
  return videos[0]!.type === 'binary' ? videos[0]!.data.length : 0
}

it.each([{ duration: 0 }, { duration: -1 }, { resolution: '1x1' as const }])('a request with %j gives a clip', async (overrides) => {
  expect(await animate(overrides)).toBeGreaterThan(500)
})

it('a URL instead of a file is refused', async () => {
  const image = { type: 'url', url: 'https://example.com/a.png' } as const
  await expect(animate({ image, providerOptions: {} })).rejects.toMatchObject({ name: 'EngineRefusal', code: 'address_not_read' })
})
