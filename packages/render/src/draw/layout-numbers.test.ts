import { describe, expect, test } from 'vitest'
import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { resolveCaptionStyle } from '../plan/caption-style.ts'
import { type CaptionLayout, layoutCaption } from './caption-layout.ts'
import { RecordingContext } from './testing/recording-context.ts'
import { wordRuns } from './word-runs.ts'

const OUTPUT = { width: 1280, height: 720 }
const SIZE = 36

/** Set with letters that are half as wide as the size. */
const layoutOf = (text: string, stored: CaptionStyle = {}, output = OUTPUT): CaptionLayout =>
  layoutCaption(new RecordingContext().asContext, text, resolveCaptionStyle({ lineHeight: 1.5, ...stored }, output), output)
const near = (value: number) => expect.closeTo(value, 6)

describe('where a caption stands', () => {
  test('a line is as high as its multiple, its letters in the middle of it', () => {
    const { lines, block } = layoutOf('abcd')
    const top = 720 * 0.96 - 54
    expect(block).toEqual({ x: near(640 - 36), y: near(top), width: 72, height: 54 })
    const baseline = (54 - SIZE * (0.96875 + 0.2412)) / 2 + SIZE * 0.96875
    expect(lines).toEqual([{ text: 'abcd', centerX: 640, baselineY: near(top + baseline), width: 72 }])
  })

  test('its lines follow each other; the block grows upwards', () => {
    const { lines, block } = layoutOf('ab\nabcd')
    expect([block.height, block.width, block.y]).toEqual([108, 72, near(720 * 0.96 - 108)])
    expect(Number(lines[1]?.baselineY) - Number(lines[0]?.baselineY)).toBeCloseTo(54)
  })

  test('a background adds 0.4 sizes beside the text and 0.16 above and below', () => {
    const { block, lines, background, letterSpacingPx } = layoutOf('abcd', { backgroundColor: '#000', letterSpacing: 1.1 })
    expect(block).toEqual({ x: near(640 - 36 - 14.4), y: near(720 * 0.96 - 54 - 11.52), width: near(72 + 28.8), height: near(54 + 11.52) })
    expect(Number(lines[0]?.baselineY)).toBeCloseTo(block.y + 5.76 + (54 - SIZE * 1.20995) / 2 + SIZE * 0.96875)
    expect([background?.color, letterSpacingPx]).toEqual(['#000', near(1.8)])
  })

  test('a background takes its room from the width of the lines', () => {
    // 700 px are 38 letters without a background, 37 with one.
    const text = `${'a'.repeat(18)} ${'b'.repeat(19)}`
    const style = { maxWidth: (38 * 18 * 100) / 1280 + 0.01 }
    expect(layoutOf(text, style).lines).toHaveLength(1)
    expect(layoutOf(text, { ...style, backgroundColor: '#000' }).lines).toHaveLength(2)
  })

  test('too much text begins at the top of the picture', () => {
    expect(layoutOf('word\n'.repeat(30)).block.y).toBe(0)
  })
})

describe('what a caption paints', () => {
  test('reaches as far as its shadow, on even pixels', () => {
    const { bounds, block } = layoutOf('abcd')
    // 0.35 sizes for letters, and a shadow of 0.06 sizes down and 0.3 blurred.
    const reach = SIZE * (0.35 + 0.06 + 0.45)
    expect(bounds.x).toBe(Math.floor((block.x - reach) / 2) * 2)
    expect(bounds.y).toBe(Math.floor((block.y - reach) / 2) * 2)
    expect(bounds.width).toBe(Math.ceil((block.x + 72 + reach) / 2) * 2 - bounds.x)
    expect(bounds.height).toBe(Math.min(720, Math.ceil((block.y + 54 + reach) / 2) * 2) - bounds.y)
  })

  test('reaches as far as the furthest of its own shadows, on each side', () => {
    const plain = layoutOf('abcd', { height: 50, textShadow: 'none' })
    const far = layoutOf('abcd', { height: 50, textShadow: '-22px 11px 0 red, 0 0 4px blue' })
    expect([plain.shadows, plain.outline]).toEqual([[], null])
    expect(plain.bounds.x - far.bounds.x).toBe(36)
    expect(far.bounds.width - plain.bounds.width).toBe(72)
    const blurred = layoutOf('abcd', { height: 50, textShadow: '0 0 22px red' })
    expect(plain.bounds.y - blurred.bounds.y).toBe(54)
  })

  test('of letters without a shadow reaches 0.35 sizes out', () => {
    const { bounds, block } = layoutOf('abcd', { height: 50, textShadow: 'none' })
    expect([bounds.x, bounds.y]).toEqual([Math.floor((block.x - 12.6) / 2) * 2, Math.floor((block.y - 12.6) / 2) * 2])
  })

  test('ends at the edges of the picture', () => {
    const { bounds } = layoutOf('a'.repeat(60), { maxWidth: 100, height: 0 }, { width: 720, height: 720 })
    expect([bounds.x, bounds.x + bounds.width, bounds.y + bounds.height]).toEqual([0, 720, 720])
  })

  test.each([
    ['white without a background', {}, true],
    ['dark', { color: '#202020' }, false],
    ['white on a background', { backgroundColor: '#000' }, false],
    ['white with a shadow of its own', { textShadow: '0 0 2px red' }, false],
  ])('letters that are %s have a rim of 0.065 sizes: %s', (_, style, hasRim) => {
    const { outline } = layoutOf('abcd', style)
    expect(outline).toEqual(hasRim ? { color: 'rgba(12,9,7,.82)', widthPx: near(SIZE * 0.065) } : null)
  })
})

const runsOf = (text: string, words: readonly string[]) => wordRuns(new RecordingContext().asContext, layoutOf(text), words)

describe('words of a line', () => {
  test('stand at their letters', () => {
    expect(runsOf('ab cdef', ['ab', 'cdef']).map(({ text, word, centerX }) => [text, word, centerX])).toEqual([
      ['ab', 0, 640 - 63 + 18],
      ['cdef', 1, 640 - 63 + 54 + 36],
    ])
  })

  test('of right-to-left scripts stand mirrored', () => {
    const [first, second] = runsOf('ابج دهوز', ['ابج', 'دهوز'])
    expect([first?.centerX, second?.centerX]).toEqual([640 + 72 - 27, 640 + 72 - 72 - 36])
  })

  test('that a line ends within go on in the next', () => {
    const runs = wordRuns(new RecordingContext().asContext, layoutOf('ab\ncd ef'), ['abcd', 'ef'])
    expect(runs.map(({ text, word }) => [text, word])).toEqual([
      ['ab', 0],
      ['cd', 0],
      ['ef', 1],
    ])
    expect(Number(runs[1]?.baselineY) - Number(runs[0]?.baselineY)).toBeCloseTo(54)
  })

  test('without an owner belong to the first word', () => {
    expect(runsOf('ab cd', []).map(({ text, word }) => [text, word])).toEqual([['ab cd', 0]])
  })
})
