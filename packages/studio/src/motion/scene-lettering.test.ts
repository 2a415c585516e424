import { EMPTY_PLAN, type PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { headBoxes } from '../composition/head-boxes.ts'
import { newCanvas } from '../paint/canvas.ts'
import { luminance } from '../paint/colour.ts'
import type { Box } from './kit/geometry.ts'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import { buildStage } from '../stage/build-stage.ts'
import { styleOf } from '../styles/styles.ts'
import { cornerFor, createSceneLettering } from './scene-lettering.ts'

const ROOM = { x: 10, y: 10, w: 300, h: 200 }
const SIZE = { w: 80, h: 30 }
const TOP_LEFT = { x: 0, y: 0, w: 120, h: 60 }
const TOP = { x: 0, y: 0, w: 320, h: 100 }

test.each([
  ['nothing is in the way', 'left', [], [10, 10]],
  ['a language begins at the right', 'right', [], [230, 10]],
  ['a head is at the start', 'left', [TOP_LEFT], [230, 10]],
  ['heads are all over the top', 'left', [TOP], [10, 180]],
  ['only one corner is free', 'left', [TOP, { x: 0, y: 150, w: 100, h: 90 }], [230, 180]],
  ['a head fills the room: over hair, not over a mouth', 'left', [{ x: 0, y: 0, w: 320, h: 200 }], [10, 10]],
  ['a head fills all but a strip at the foot', 'left', [{ x: 0, y: 0, w: 320, h: 190 }], [10, 180]],
] as const)('lettering keeps off heads where %s', (_, start, taken, [x, y]) => {
  expect(cornerFor(SIZE, ROOM, start, taken).box).toEqual({ x, y, ...SIZE })
})

/** Where lettering is drawn on an empty canvas of 320 by 180 pixels: its share of the left and of the upper half. */
function drawnHalves(heads: Parameters<ReturnType<typeof createSceneLettering>['draw']>[2]): { left: number; upper: number } {
  const [width, height] = [320, 180]
  const [, g] = newCanvas(width, height)
  const text = [{ words: 'Snow', role: 'label', at: 0 }] as const
  createSceneLettering({ text, style: 'photorealistic', tone: 'playful', width, height, durationSeconds: 0 }).draw(g, 1000, heads)
  const { data } = g.getImageData(0, 0, width, height)
  const drawn = Array.from({ length: width * height }, (_, i) => i).filter((i) => data[i * 4 + 3]! > 60)
  const shareOf = (isIn: (i: number) => boolean) => drawn.filter(isIn).length / drawn.length
  return { left: shareOf((i) => i % width < width / 2), upper: shareOf((i) => i < (width * height) / 2) }
}

test('a label moves to the other side of a head, and below heads', () => {
  expect(drawnHalves([])).toEqual({ left: 1, upper: 1 })
  expect(drawnHalves([{ x: 0, y: 0, w: 120, h: 80 }])).toEqual({ left: 0, upper: 1 })
  expect(drawnHalves([{ x: 0, y: 0, w: 320, h: 90 }])).toEqual({ left: 1, upper: 0 })
})

const figure = (what: string) => ({ id: what, what, action: 'stand', feeling: 'neutral', speaks: false }) as const

test.each([
  ['wide', 320, 180],
  ['tall', 180, 320],
] as const)(
  'the heads of a medium view are in the frame, side by side and above the middle of their figures: %s',
  async (_, width, height) => {
    const scene = sceneOfPlan(
      { ...EMPTY_PLAN, place: 'garden', cast: [figure('man'), figure('woman')] },
      { storySeed: 5, shotIndex: 0, shotCount: 1, seed: 1 },
    )
    const stage = await buildStage(scene, styleOf('photorealistic'), width, height)
    const [man, woman] = headBoxes(stage)
    for (const head of [man!, woman!]) {
      expect(head.x + head.w / 2).toBeGreaterThan(0)
      expect(head.x + head.w / 2).toBeLessThan(width)
      expect(head.y + head.h / 2).toBeGreaterThan(0)
      expect(head.y + head.h).toBeLessThan(stage.stands[0]!.y - stage.stands[0]!.height / 2)
    }
    expect(man!.x + man!.w / 2).toBeLessThan(woman!.x)
  },
)

test('lettering does not cover the body below a head either', () => {
  const head = { x: 20, y: 0, w: 60, h: 60 }
  const { box } = cornerFor({ w: 200, h: 60 }, { x: 0, y: 100, w: 800, h: 300 }, 'left', [head])
  expect(box.x).toBe(600)
})

const SHAPES = [
  ['wide', 320, 180],
  ['tall', 180, 320],
  ['square', 180, 180],
] as const

/** What `words` cover of an empty canvas at a second: the box of all opaque pixels, as parts of the frame, and their number. */
function coveredBy(text: readonly PlanText[], [width, height]: readonly [number, number], seconds = 1000, heads: readonly Box[] = []) {
  const [, g] = newCanvas(width, height)
  createSceneLettering({
    text,
    style: 'photorealistic',
    tone: 'playful',
    width,
    height,
    durationSeconds: 6,
    cueSeconds: text.map(({ at }) => at),
  }).draw(g, seconds, heads)
  const { data } = g.getImageData(0, 0, width, height)
  const drawn = Array.from({ length: width * height }, (_, i) => i).filter((i) => data[i * 4 + 3]! > 60)
  const [xs, ys] = [drawn.map((i) => (i % width) / width), drawn.map((i) => Math.floor(i / width) / height)]
  return { count: drawn.length, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

test.each(SHAPES)('%s: a statement is a block above the captions, larger than a name, which stands apart from it', (_, width, height) => {
  const size = [width, height] as const
  const statement = { words: 'turned the camera toward my bedroom door', role: 'key', at: 0 } as const
  const name = { words: 'Warsaw', role: 'label', at: 0 } as const
  const [alone, tag, both] = [coveredBy([statement], size), coveredBy([name], size), coveredBy([statement, name], size)]
  expect(alone.foot).toBeLessThan(0.84)
  expect(alone.right - alone.left).toBeGreaterThan(tag.right - tag.left)
  expect(both.count).toBeGreaterThan(alone.count)
  // Nothing of either is hidden.
  const head = [{ x: 0, y: height * 0.1, w: width, h: height * 0.5 }]
  const small = coveredBy([statement, name], size, 1000, head).count - coveredBy([statement], size, 1000, head).count
  expect(Math.abs(small / (both.count - alone.count) - 1)).toBeLessThan(0.25)
  expect(small).toBeGreaterThan(tag.count * 0.3)
})

/** How many pixels of a blue picture have become white, and how many nearly black, where words in the tone of a film are over it. */
function inkedAt(tone: 'playful' | 'plain' | 'historic', seconds: number): { readonly white: number; readonly dark: number } {
  const [, g] = newCanvas(320, 180)
  g.fillStyle = '#3366cc'
  g.fillRect(0, 0, 320, 180)
  const text = [{ words: 'He kept typing', role: 'key', at: 0 }] as const
  createSceneLettering({ text, style: 'anime', tone, width: 320, height: 180, durationSeconds: 6, cueSeconds: [0] }).draw(g, seconds)
  const { data } = g.getImageData(0, 0, 320, 180)
  const all = Array.from({ length: 320 * 180 }, (_, i) => i * 4)
  return {
    white: all.filter((i) => data[i]! > 230 && data[i + 1]! > 230).length,
    dark: all.filter((i) => data[i]! < 90 && data[i + 1]! < 90 && data[i + 2]! < 120).length,
  }
}
const whitened = (tone: 'playful' | 'plain' | 'historic'): number => inkedAt(tone, 1000).white

/** Share of ink on the paper of a plate. */
function inkOnPlate(seconds: number): number {
  const { white, dark } = inkedAt('playful', seconds)
  return dark / white
}

test('a plate is never seen without its words', () => {
  for (const seconds of [0.1, 0.2, 0.4]) expect(inkOnPlate(seconds)).toBeGreaterThan(inkOnPlate(1000) * 0.6)
})

test('only playful films have words on plates: others have them straight in the picture', () => {
  for (const tone of ['plain', 'historic'] as const) expect(whitened(tone)).toBeLessThan(whitened('playful') / 2)
})

test('one statement takes the place of another, so that there are at most two texts', () => {
  const texts = ['I bought a baby monitor', 'the screen lights up', 'hiding in the closet'].map(
    (words, at) => ({ words, role: 'key', at: at * 2 }) as const,
  )
  const size = [320, 180] as const
  for (const [i, text] of texts.entries()) expect(coveredBy(texts, size, i * 2 + 1.8)).toEqual(coveredBy([{ ...text, at: 0 }], size, 1.8))
})

test('a statement that would cover a face has another form', () => {
  const text = [{ words: 'turned the camera toward my bedroom door', role: 'key', at: 0 } as const]
  const free = coveredBy(text, [320, 180])
  const beside = coveredBy(text, [320, 180], 1000, [{ x: 0, y: -8, w: 320, h: 140 }])
  expect(beside.foot - beside.top).toBeLessThan(free.foot - free.top)
})

test('a word stands at the top between heads that are at both corners', () => {
  const heads = [0, 600].map((x) => ({ x, y: 20, w: 200, h: 240 }))
  const { box } = cornerFor({ w: 200, h: 100 }, { x: 0, y: 0, w: 800, h: 500 }, 'left', heads)
  expect(box).toEqual({ x: 300, y: 0, w: 200, h: 100 })
})

test.each([
  [640, 360],
  [360, 640],
])('words have a dark outline on a white ground, which stays as bright beside them: %s x %s', (width, height) => {
  const text = [{ words: '45 minutes', role: 'number', at: 0 }] as const
  const [, g] = newCanvas(width, height)
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, width, height)
  createSceneLettering({ text, style: 'photorealistic', width, height, durationSeconds: 3, cueSeconds: [0] }).draw(g, 2.5)
  const { data } = g.getImageData(0, 0, width, height)
  const lights = Array.from({ length: width * height }, (_, i) => luminance([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]))
  const changed = lights.filter((light) => light < 0.95).length / lights.length
  expect(1.05 / (lights.reduce((least, light) => Math.min(least, light), 1) + 0.05)).toBeGreaterThan(4.5)
  expect(changed).toBeGreaterThan(0.005)
  expect(changed).toBeLessThan(0.2)
})

test('words are over nobody in a row of people: smaller, above their heads', () => {
  const text = [{ words: 'The phone rang', role: 'key', at: 0 }] as const
  const heads = [130, 360, 590].map((x) => ({ x, y: 100, w: 90, h: 90 }))
  const [, g] = newCanvas(854, 480)
  createSceneLettering({ text, style: 'anime', tone: 'playful', width: 854, height: 480, durationSeconds: 3 }).draw(g, 2.5, heads)
  const { data } = g.getImageData(0, 200, 854, 270)
  expect(data.some((value, i) => i % 4 === 3 && value > 60)).toBe(false)
})
