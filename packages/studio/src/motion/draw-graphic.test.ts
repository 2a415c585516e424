import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { describe, expect, it, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { type ComposedGraphic, composeShot, drawGraphic, type GraphicRequest } from './draw-graphic.ts'
import { drawGraphicShot } from './graphic-shot.ts'
import { GRAPHIC_EXAMPLES } from './graphic-examples.ts'
import { doBoxesOverlap } from './kit/geometry.ts'
import type { TextBox } from './kit/lettering.ts'
import { type GraphicExample, LONG_EXAMPLES } from './templates/long-words-fixture.ts'
import type { MotionGraphic } from './templates/templates.ts'

const SHAPES = { wide: [320, 180], tall: [180, 320], square: [180, 180] } as const
const SECONDS = 5
const ONE_OF_EACH_TREATMENT = ['citypop', 'noisecollage', 'anime', 'cyberpunk', 'pixelart', 'photorealistic'] as const

const EXAMPLES: readonly GraphicExample[] = Object.values(GRAPHIC_EXAMPLES)

function compose(
  { title, graphic }: GraphicExample,
  style: StyleValue,
  shape: keyof typeof SHAPES,
  more: Partial<GraphicRequest> = {},
): ComposedGraphic {
  const [width, height] = SHAPES[shape]
  const text = title === undefined ? [] : [{ words: title, role: 'title', at: 0 } as const]
  return composeShot({ graphic, text, style, width, height, seed: 3, cueSeconds: [], durationSeconds: SECONDS, language: 'en', ...more })
}

function drawnAt(composed: ComposedGraphic, seconds: number): Uint8ClampedArray {
  const { width, height, scale } = composed.frame
  const [canvas, g] = newCanvas(Math.round(width * scale), Math.round(height * scale))
  composed.draw(g, seconds)
  return g.getImageData(0, 0, canvas.width, canvas.height).data
}

function faultsOf({ safeBox, textBoxes }: ComposedGraphic, tolerance = 2): string[] {
  const boxes = textBoxes()
  const outside = boxes.filter(
    ({ x, y, w, h }) =>
      x < safeBox.x - tolerance ||
      y < safeBox.y - tolerance ||
      x + w > safeBox.x + safeBox.w + tolerance ||
      y + h > safeBox.y + safeBox.h + tolerance,
  )
  const small = boxes.filter(({ cap }) => cap < 10)
  const overlapping = boxes.filter((box, i) => boxes.slice(i + 1).some((other) => doBoxesOverlap(inner(box), inner(other))))
  return [
    ...outside.map(({ text }) => `outside: ${text}`),
    ...small.map(({ text, cap }) => `small: ${text} ${cap}`),
    ...overlapping.map(({ text }) => `overlaps: ${text}`),
  ]
}

/** Digits of a number touch. */
const inner = ({ x, y, w, h }: TextBox): TextBox => ({ text: '', cap: h, x: x + 3, y: y + 2, w: w - 6, h: h - 4 })

describe.each(['wide', 'tall', 'square'] as const)('%s', (shape) => {
  it.each(shape !== 'tall' ? ONE_OF_EACH_TREATMENT : STYLES.map(({ value }) => value))(
    '%s: all text is within the safe box and covers no other text',
    (style) => {
      for (const example of EXAMPLES) {
        const composed = compose(example, style, shape)
        drawnAt(composed, SECONDS * 0.98)
        expect(composed.textBoxes().length).toBeGreaterThan(0)
        expect(faultsOf(composed), example.graphic.template).toEqual([])
      }
    },
  )
  it.each(LONG_EXAMPLES.map((example) => [example.graphic.template, example] as const))(
    '%s with long words and other scripts',
    (_, example) => {
      for (const style of ['noisecollage', 'pixelart'] as const) {
        const composed = compose(example, style, shape, { language: 'de' })
        drawnAt(composed, SECONDS * 0.98)
        expect(faultsOf(composed), style).toEqual([])
      }
    },
  )
})

const share = (data: Uint8ClampedArray): number => data.filter((value, i) => i % 4 === 3 && value > 40).length / (data.length / 4)

it.each(EXAMPLES.map((example) => [example.graphic.template, example] as const))(
  '%s: something is seen within the first second, and it moves',
  (_, example) => {
    const composed = compose(example, 'anime', 'wide')
    const [early, still] = [drawnAt(composed, 0.7), drawnAt(composed, composed.stillSeconds)]
    expect(share(early)).toBeGreaterThan(0.02)
    expect(share(still)).toBeGreaterThan(0.04)
    expect(Buffer.from(early).equals(Buffer.from(still))).toBe(false)
  },
)

const range = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) + 1

/** Extent of what is drawn, as parts of the safe box. */
function extentOf(composed: ComposedGraphic, seconds: number): { width: number; height: number } {
  const data = drawnAt(composed, seconds)
  const { safeBox, frame } = composed
  const columns = Math.round(frame.width * frame.scale)
  const drawn = Array.from({ length: data.length / 4 }, (_, i) => i).filter((i) => data[i * 4 + 3]! > 60)
  const [xs, ys] = [drawn.map((i) => i % columns), drawn.map((i) => Math.floor(i / columns))]
  return { width: range(xs) / (safeBox.w * frame.scale), height: range(ys) / (safeBox.h * frame.scale) }
}

it.each(EXAMPLES.filter(({ title }) => title !== undefined).map((example) => [example.graphic.template, example] as const))(
  '%s fills the safe box of a tall frame, which reaches from below the top to the captions',
  (_, example) => {
    const composed = compose(example, 'photorealistic', 'tall')
    const { y, h } = composed.safeBox
    expect([y < composed.frame.height * 0.1, y + h > composed.frame.height * 0.6]).toEqual([true, true])
    const { width, height } = extentOf(composed, composed.stillSeconds)
    expect(height).toBeGreaterThan(0.78)
    expect(width).toBeGreaterThan(0.78)
  },
)

it.each(EXAMPLES.map((example) => [example.graphic.template, example] as const))(
  '%s: something is seen from the start where everything is said late',
  (_, { graphic }) => {
    const composed = compose({ graphic }, 'anime', 'wide', { cueSeconds: [3, 3.6, 4, 4.4, 4.6] })
    expect(share(drawnAt(composed, 0.9))).toBeGreaterThan(0.004)
  },
)

test('denied words are read from the start and struck out when the key words are said', () => {
  const graphic = { template: 'words', words: 'your mind', key: 'your mind', struck: 'outside events' } as const
  const composed = compose({ graphic }, 'anime', 'wide', { cueSeconds: [1, 3] })
  expect(share(drawnAt(composed, 0.8))).toBeGreaterThan(0.01)
  const [struck] = composed.textBoxes()
  const { scale, width } = composed.frame
  /** Opaque pixels of the row through the middle of the words, which the line fills. */
  const inRow = (seconds: number) => {
    const [columns, middle] = [Math.round(width * scale), Math.round((struck!.y + struck!.h / 2) * scale)]
    const row = drawnAt(composed, seconds).subarray(middle * columns * 4, (middle + 1) * columns * 4)
    return row.filter((value, i) => i % 4 === 3 && value > 60).length
  }
  expect(inRow(4.5)).toBeGreaterThan(inRow(2))
})

test('key words that come first leave the words below them to be read from the start', () => {
  const composed = compose({ graphic: { template: 'words', words: '10× Blue light is scattered', key: '10×' } }, 'anime', 'wide', {
    cueSeconds: [0.1, 3],
  })
  drawnAt(composed, 1)
  expect(
    composed
      .textBoxes()
      .map(({ text }) => text)
      .join(' '),
  ).toBe('Blue light is scattered')
})

it.each(EXAMPLES.map((example) => [example.graphic.template, example] as const))(
  '%s: the same second draws the same, in any order',
  (_, example) => {
    for (const style of ['noisecollage'] as const) {
      const composed = compose(example, style, 'wide')
      const first = drawnAt(composed, 1.5)
      drawnAt(composed, 4)
      expect(Buffer.from(drawnAt(composed, 1.5)).equals(Buffer.from(first))).toBe(true)
      expect(Buffer.from(drawnAt(compose(example, style, 'wide'), 1.5)).equals(Buffer.from(first))).toBe(true)
    }
  },
)

it('things enter with their cues', () => {
  const composed = compose(GRAPHIC_EXAMPLES.list, 'citypop', 'wide', { cueSeconds: [0.2, 3, 4] })
  const texts = (seconds: number): string[] => (drawnAt(composed, seconds), composed.textBoxes().map(({ text }) => text))
  expect(texts(2)).toContain('Start early')
  expect(texts(2)).not.toContain('Add every month')
  expect(texts(3.8)).toContain('Add every month')
})

it('texts of right-to-left languages begin at the right', () => {
  const composed = compose(LONG_EXAMPLES[3]!, 'citypop', 'wide', { language: 'ar' })
  drawnAt(composed, 4)
  const { x, w } = composed.textBoxes().find(({ text }) => text.startsWith('ابدأ'))!
  expect(x + w).toBeGreaterThan(composed.safeBox.x + composed.safeBox.w * 0.8)
})

test.each(['citypop', 'photorealistic'] as const)('%s: a graphic without a place stands on plain ground', async (style) => {
  const pixelsOn = async (place?: 'plain' | 'forest') => {
    const request = { text: [], style, width: 160, height: 90, seed: 3, cueSeconds: [], durationSeconds: SECONDS, language: 'en' }
    const { frame } = await drawGraphic({ ...request, graphic: { template: 'words', words: 'Calm' }, place })
    return Buffer.from(frame(SECONDS / 2).data())
  }
  const [unplaced, plain, forest] = [await pixelsOn(), await pixelsOn('plain'), await pixelsOn('forest')]
  expect(unplaced.equals(plain)).toBe(true)
  expect(unplaced.equals(forest)).toBe(false)
})

test('a graphic without a title is headed by the place and the year that it does not state itself', () => {
  const graphic = { template: 'counter', decimals: 0, from: 0, to: 616, note: 'People' } as const
  const text = [
    { words: 'London', role: 'label', at: 8 },
    { words: '1854', role: 'number', at: 1 },
    { words: '616 people', role: 'number', at: 4 },
  ] as const
  const lettered = (more: Partial<GraphicRequest>) => {
    const composed = compose({ graphic }, 'anime', 'wide', more)
    drawnAt(composed, SECONDS - 0.1)
    return composed.textBoxes().map((box) => box.text)
  }
  expect(lettered({ text }).join(' ')).toContain('London · 1854')
  expect(lettered({ text: [{ words: 'Cholera', role: 'title', at: 2 }, ...text] }).join(' ')).not.toContain('London')
})

/** The frame of a plan's counter. */
const counterFrame = async (unit: string, things: ShotPlan['things'] = [], seed = 3): Promise<string> => {
  const plan: ShotPlan = { ...EMPTY_PLAN, form: 'number', things, graphic: { template: 'counter', from: 0, to: 24, unit, decimals: 0 } }
  const drawn = await drawGraphicShot(
    { plan, seed, language: 'en', cueSeconds: [] },
    { style: 'anime', width: 320, height: 180, durationSeconds: 4 },
  )
  return Buffer.from(drawn.frame(3).data()).toString('base64')
}

describe('a counter with the thing that it counts', () => {
  const money: GraphicRequest['drawings'] = [{ kind: 'thing', thing: { what: 'money', count: 1 } }]
  const counted: GraphicExample = {
    title: 'Compound interest',
    graphic: { template: 'counter', from: 0, to: 24_000, unit: '$', decimals: 0, note: 'In ten years' },
  }

  it.each(['wide', 'tall', 'square'] as const)('%s: its text leaves the thing free, within the safe box', (shape) => {
    const composed = compose(counted, 'anime', shape, { drawings: money })
    drawnAt(composed, SECONDS * 0.8)
    expect(faultsOf(composed)).toEqual([])
    const { card, safeBox } = composed
    const thingBox = card?.drawings[0]?.box
    const texts = composed.textBoxes().filter(({ text }) => text !== 'Compound interest')
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(doBoxesOverlap(inner(text), thingBox!), text.text).toBe(false)
    expect(thingBox!.x + thingBox!.w).toBeLessThanOrEqual(safeBox.x + safeBox.w + 1)
    expect(Math.min(thingBox!.w, thingBox!.h)).toBeGreaterThan(150)
  })

  it('is drawn with money where a plan names nothing, with nothing where it counts no dollars', async () => {
    const hand = { what: 'hand', count: 1 }
    expect(await counterFrame('$')).toBe(await counterFrame('$', [{ what: 'money', count: 3 }]))
    expect(await counterFrame('$', [], 4)).toBe(await counterFrame('$', [{ what: 'coin', count: 1 }], 4))
    expect(await counterFrame('%', [{ what: 'apple', count: 1 }])).not.toBe(await counterFrame('%'))
    expect(await counterFrame('%', [hand])).toBe(await counterFrame('%'))
  })
})

test('a long title heads a tall graphic in lines that are as large as a short one', () => {
  const ring: MotionGraphic = { template: 'ring', share: 0.7, label: 'agree' }
  const headingOf = (title: string) => {
    const composed = compose({ title, graphic: ring }, 'photorealistic', 'tall')
    drawnAt(composed, 4)
    const words = title.toUpperCase()
    return composed.textBoxes().filter(({ text }) => words.includes(text.toUpperCase()) && text.length > 3)
  }
  const [short, long] = [headingOf('The great fire'), headingOf('A baker in London forgot to put out his oven')]
  expect(long.length).toBeGreaterThan(1)
  expect(Math.min(...long.map(({ cap }) => cap))).toBeGreaterThan(short[0]!.cap * 0.75)
})

test('the camera comes nearer to the only place on a map', () => {
  const graphic: MotionGraphic = {
    ...GRAPHIC_EXAMPLES.map.graphic,
    points: [{ label: 'London', longitude: 0, latitude: 51.5 }],
    countries: [],
  }
  const composed = compose({ graphic }, 'photorealistic', 'wide', { cueSeconds: [9] })
  const [early, late] = [drawnAt(composed, 0.6), drawnAt(composed, 4.9)]
  const changed = early.filter((value, i) => i % 4 === 0 && Math.abs(value - late[i]!) > 8).length
  expect(changed / (early.length / 4)).toBeGreaterThan(0.04)
})

test('a ring and its label stand in the middle of a wide frame', () => {
  const composed = compose({ graphic: { template: 'ring', share: 0.38, label: 'income' } }, 'photorealistic', 'wide')
  drawnAt(composed, composed.stillSeconds)
  const boxes = composed.textBoxes()
  const label = boxes.find(({ text }) => text === 'income')!
  const number = boxes.filter(({ text }) => text !== 'income')
  const middle = (Math.min(...number.map(({ x }) => x)) + Math.max(...number.map(({ x, w }) => x + w))) / 2
  const { x, w } = composed.safeBox
  expect(middle - 180 - x).toBeGreaterThan(150)
  expect(Math.abs(middle - 180 - x - (x + w - label.x - label.w))).toBeLessThan(40)
})
