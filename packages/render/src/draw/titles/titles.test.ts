import { describe, expect, test } from 'vitest'
import { TITLE_ANIMATIONS, TITLE_PRESETS, type Title } from '@fablecut/domain/timeline/titles'
import { RecordingContext } from '../testing/recording-context.ts'
import { layoutTitle } from './layout-title.ts'
import { drawTitle, paintTitle } from './title-drawing.ts'
import { titleMotion } from './title-motion.ts'

const FRAMES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
]
const layout = (title: Title, output = FRAMES[0]!) => layoutTitle(new RecordingContext().asContext, title, output)

describe('a title', () => {
  test.each(TITLE_PRESETS)('%s stands inside the margins of every frame', (preset) => {
    for (const output of FRAMES) {
      const { block } = layout({ preset, text: 'A rather long first line of words\nand a second' }, output)
      expect(block.x).toBeGreaterThanOrEqual(output.width * 0.05)
      expect(block.x + block.width).toBeLessThanOrEqual(output.width * 0.95)
      expect(block.y).toBeGreaterThanOrEqual(output.height * 0.07)
      expect(block.y + block.height).toBeLessThanOrEqual(output.height * (output.height > output.width ? 0.81 : 0.93))
    }
  })

  test('has the same lines at twice the size', () => {
    const title: Title = { preset: 'quote', text: 'A rather long line of words that has to be broken somewhere\nsomebody' }
    const [once, twice] = [layout(title), layout(title, { width: 2560, height: 1440 })]
    expect(twice.paragraphs.map(({ layout: { lines } }) => lines.map(({ text }) => text))).toEqual(
      once.paragraphs.map(({ layout: { lines } }) => lines.map(({ text }) => text)),
    )
    expect(twice.block.width).toBeCloseTo(2 * once.block.width, 6)
    expect(twice.block.y).toBeCloseTo(2 * once.block.y, 6)
  })

  test('is aligned, coloured and placed by its own settings', () => {
    const at = (align: Title['align']) => layout({ preset: 'plain', text: 'Hello', ...(align && { align }) }).block.x
    expect(at('left')).toBeLessThan(at('center'))
    expect(at('center')).toBeLessThan(at('right'))
    expect(at(undefined)).toBe(at('center'))
    const { paragraphs, block } = layout({ preset: 'plain', text: 'Hello', style: { color: '#123456', height: 30 } })
    expect([paragraphs[0]?.color, block.y + block.height]).toEqual(['#123456', expect.closeTo(504)])
  })

  test('of a lower third has a panel with a bar, and a smaller second line', () => {
    const { panel, decoration, paragraphs } = layout({ preset: 'lower-third', text: 'Name\nRole' })
    expect([panel !== null, decoration?.type]).toEqual([true, 'bar'])
    const sizes = paragraphs.map(({ layout: { font } }) => Number(/([\d.]+)px/u.exec(font)?.[1]))
    expect(sizes[0]).toBeGreaterThan(sizes[1]!)
  })
})

const title = (type: (typeof TITLE_ANIMATIONS)[number]): Title => ({
  preset: 'plain',
  text: 'Hello',
  animateIn: { type, durationInFrames: 10 },
  animateOut: { type, durationInFrames: 10 },
})

describe('the movement of a title', () => {
  test.each(TITLE_ANIMATIONS)('%s comes in and goes out in its frames, and rests between', (type) => {
    const rest = { opacity: 1, x: 0, y: 0, scale: 1, typed: 1 }
    for (const framesIn of [10, 30, 49]) expect(titleMotion(title(type), framesIn, 60 - framesIn)).toEqual(rest)
    expect(titleMotion(title(type), 0, 60)).not.toEqual(rest)
    expect(titleMotion(title(type), 59, 1)).not.toEqual(rest)
  })

  test('is shortened in a short title', () => {
    expect(titleMotion(title('fade'), 3, 4).opacity).toBe(1)
  })
})

const create = (width: number, height: number) => ({ canvas: {}, context: new RecordingContext().asContext, width, height })

test('typing shows the letters one after the other, line by line', () => {
  const context = new RecordingContext()
  const drawing = drawTitle(create, { preset: 'plain', text: 'ab\ncd' }, FRAMES[0]!, 1)
  const widths = (typed: number) => {
    context.marks.length = 0
    paintTitle(context.asContext, drawing, typed)
    return context.named('clip').flatMap(({ at }) => (at as unknown[][]).map((rect) => rect[3] as number))
  }
  const [line] = drawing.layout.lines
  const letter = line!.ends[0]!
  expect([widths(0.1), widths(0.25), widths(0.5), widths(0.75)]).toEqual([[], [letter], [2 * letter], [2 * letter, letter]])
  expect(widths(1)).toEqual([])
})
