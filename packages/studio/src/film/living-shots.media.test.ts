import { directScript } from '@fablecut/director/direct-script'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { describe, expect, test } from 'vitest'
import { CLOSEUPS } from '../asmr/closeup.ts'
import { createCloseupRenderer } from '../asmr/draw-closeup.ts'
import { GRAPHIC_EXAMPLES } from '../motion/graphic-examples.ts'
import { drawGraphic } from '../motion/draw-graphic.ts'
import { drawGraphicShot, graphicShotOf } from '../motion/graphic-shot.ts'
import type { Canvas } from '../paint/canvas.ts'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import { createShotRenderer } from '../stage/shot-renderer.ts'
import { styleOf } from '../styles/styles.ts'

const SIZE = { width: 160, height: 90 }
const SECONDS = 4
const STEP = 0.5
/** Per cent of the pixels that change within any second of a shot, and of those at an edge in any frame after its first moments. */
const [MIN_CHANGED, MIN_EDGES] = [1, 1.2]
/** Mean difference of the channels of a pixel that is seen, 0 to 255. */
const SEEN = 6

/** One sentence for every form of shot: people, animals, places, things, swarms, denied things, cards of words, questions, numbers, graphics. */
const SCRIPT = `A keeper climbs the lighthouse at night. A fox sleeps in the snowy forest. The old harbour is quiet. The bread is on the table.
A bicycle leans there. Thousands of bees fly. There is no map. Why do we dream? Patience is a kind of courage. Do not wait for courage.
Profits rose from 10 to 40 million dollars. 71 percent of the Earth is water. Two friends talk in the kitchen. Blue light is scattered about ten times more than red light. A girl laughs. Five people wait at the station.`

type Frames = (seconds: number) => Promise<Canvas> | Canvas

async function framesOf(plan: ShotPlan, index: number, style: StyleValue): Promise<Frames> {
  const graphic = graphicShotOf({ plan: { ...plan } as never }, index)
  if (graphic) {
    const drawn = await drawGraphicShot(graphic, { style, ...SIZE, durationSeconds: SECONDS })
    return (seconds) => drawn.frame(seconds)
  }
  const scene = sceneOfPlan(plan, { storySeed: 4, shotIndex: index, shotCount: 15, seed: 1 })
  const renderer = createShotRenderer(scene, styleOf(style), SIZE, SECONDS)
  return (seconds) => renderer.render({ seconds, duration: SECONDS, speech: [], index: Math.round(seconds * 30) })
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray, i: number, k = i): number =>
  (Math.abs(a[i]! - b[k]!) + Math.abs(a[i + 1]! - b[k + 1]!) + Math.abs(a[i + 2]! - b[k + 2]!)) / 3

/** Per cent of the pixels for which a test holds. */
function share(data: Uint8ClampedArray, isCounted: (offset: number) => boolean): number {
  let count = 0
  for (let i = 0; i < data.length; i += 4) if (isCounted(i)) count++
  return (count / (data.length / 4)) * 100
}

/** The least movement within a second, and the least detail of a frame, of a shot; both in per cent. */
async function measure(frames: Frames): Promise<{ changed: number; edges: number }> {
  const shots: Uint8ClampedArray[] = []
  for (let seconds = 0; seconds <= SECONDS - 0.2; seconds += STEP) shots.push(Uint8ClampedArray.from((await frames(seconds)).data()))
  const perSecond = 1 / STEP
  const changes = shots.slice(perSecond).map((shot, i) => share(shot, (offset) => difference(shot, shots[i]!, offset) > SEEN))
  const details = shots.slice(2).map((shot) => share(shot.slice(0, -4), (offset) => difference(shot, shot, offset, offset + 4) > SEEN * 2))
  return { changed: Math.min(...changes), edges: Math.min(...details) }
}

describe.each(['photorealistic', 'anime', 'noisecollage'] as const)('%s', (style) => {
  test.each(directScript(SCRIPT).map(({ text, plan }, index) => [text, plan, index] as const))(
    '“%s” never stands still for a second, and is never empty',
    async (_, plan, index) => {
      const { changed, edges } = await measure(await framesOf(plan, index, style))
      expect(changed).toBeGreaterThan(MIN_CHANGED)
      expect(edges).toBeGreaterThan(MIN_EDGES)
    },
  )
})

test.each(Object.entries(GRAPHIC_EXAMPLES))(
  'the graphic %s never stands still for a second, and is never empty',
  async (_, { graphic }) => {
    const drawn = await drawGraphic({
      graphic,
      text: [],
      style: 'photorealistic',
      ...SIZE,
      seed: 3,
      cueSeconds: [2.5, 3, 3.2],
      durationSeconds: SECONDS,
      language: 'en',
    })
    const { changed, edges } = await measure((seconds) => drawn.frame(seconds))
    expect(changed).toBeGreaterThan(MIN_CHANGED)
    expect(edges).toBeGreaterThan(MIN_EDGES)
  },
)

test.each(CLOSEUPS)('the close-up %s never stands still for a second, and is never empty', async (closeup) => {
  const renderer = createCloseupRenderer({ closeup, material: 'Fruit', seed: 3, angle: 0 }, SIZE.width, SIZE.height)
  const { changed, edges } = await measure((seconds) => {
    renderer.render(seconds)
    return renderer.canvas
  })
  expect(changed).toBeGreaterThan(MIN_CHANGED)
  expect(edges).toBeGreaterThan(MIN_EDGES)
})
