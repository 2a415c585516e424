import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { loadImage } from '@napi-rs/canvas'
import type { JSONObject } from '@ai-sdk/provider'
import { expect, it } from 'vitest'
import { createAnimator } from '../animator.ts'
import { newCanvas } from '../paint/canvas.ts'
import { createPainter } from '../painter.ts'
import { drawGraphicShot, graphicShotOf } from './graphic-shot.ts'

const plan = (graphic: ShotGraphic): JSONObject =>
  ({ ...EXAMPLE_PLAN, form: 'number', cast: [], things: [], text: [], graphic }) as unknown as JSONObject
const RING = plan({ template: 'ring', share: 0.71, label: 'of the Earth is covered by water' })

const call = { prompt: '', n: 1, aspectRatio: undefined, seed: 5, files: undefined, mask: undefined } as const
const paint = (fablecut: JSONObject): ReturnType<ReturnType<typeof createPainter>['doGenerate']> =>
  Promise.resolve(
    createPainter().doGenerate({ ...call, size: '640x360', providerOptions: { fablecut: { style: 'citypop', ...fablecut } } }),
  )

it('a plan with a graphic becomes an image of it and a clip that moves', async () => {
  const { images, providerMetadata } = await paint({ plan: RING })
  const image = await loadImage(images[0] as Uint8Array)
  expect([image.width, image.height]).toEqual([640, 360])
  expect(providerMetadata?.fablecut).toMatchObject({ drawn: ['ring'] })
  const { scene } = providerMetadata!.fablecut as unknown as { scene: JSONObject }
  const { videos } = await createAnimator().doGenerate!({
    prompt: '',
    n: 1,
    aspectRatio: undefined,
    resolution: '320x180',
    duration: 1,
    fps: undefined,
    seed: 5,
    image: undefined,
    frameImages: undefined,
    inputReferences: undefined,
    generateAudio: false,
    providerOptions: { fablecut: { style: 'citypop', scene, cueSeconds: [0.6] } },
  })
  const [video] = videos
  const data = video?.type === 'binary' ? (video.data as Uint8Array) : new Uint8Array()
  expect(Buffer.from(data.subarray(4, 8)).toString()).toBe('ftyp')
  expect(data.length).toBeGreaterThan(8000)
})

it('the title of a film heads its first shot where that is a graphic', async () => {
  const shot = graphicShotOf({ plan: RING }, 3)!
  const size = { style: 'anime', width: 160, height: 90, durationSeconds: 3 }
  const [plain, titled] = await Promise.all([drawGraphicShot(shot, size), drawGraphicShot(shot, { ...size, opening: 'The blue planet' })])
  const textsOf = (drawn: typeof plain): string[] => (drawn.frame(0.6), drawn.textBoxes().map(({ text }) => text))
  expect(textsOf(plain)).not.toContain('The blue planet')
  expect(textsOf(titled)).toContain('The blue planet')
})

it('another share is another picture', async () => {
  const other = plan({ template: 'ring', share: 0.2, label: 'of the Earth is covered by water' })
  const pictures = await Promise.all([RING, other].map((value) => paint({ plan: value })))
  const bytes = pictures.map(({ images }) => Buffer.from(images[0] as Uint8Array).toString('base64'))
  expect(new Set(bytes).size).toBe(2)
})

it('the lettering of a plan without people or things is drawn as a graphic', async () => {
  const words = {
    ...EXAMPLE_PLAN,
    form: 'question',
    cast: [],
    things: [],
    text: [{ words: 'What would you save for?', role: 'title', at: 0 }],
  }
  const { images, providerMetadata } = await paint({ plan: words as unknown as JSONObject })
  expect(providerMetadata?.fablecut).toMatchObject({ drawn: ['hook', 'What would you save for?'] })
  const [, g] = newCanvas(640, 360)
  g.drawImage(await loadImage(images[0] as Uint8Array), 0, 0)
  expect(new Set(g.getImageData(0, 100, 640, 100).data).size).toBeGreaterThan(60)
})
