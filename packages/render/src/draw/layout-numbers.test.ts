import { describe, expect, test } from 'vitest'
import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { resolveCaptionStyle } from '../plan/caption-style.ts'
import { type CaptionLayout, layoutCaption } from './caption-layout.ts'
import { RecordingContext } from './testing/recording-context.ts'
import { wordRuns } from './word-runs.ts'

const OUTPUT = { width: 1280, height: 720 }
const SIZE = 36

/** Layout with letters half as wide as the font size. */
const layoutOf = (text: string, stored: CaptionStyle = {}, output = OUTPUT): CaptionLayout =>
  layoutCaption(new RecordingContext().asContext, text, resolveCaptionStyle({ lineHeight: 1.5, ...stored }, output), output)
const approximately = (value: number) => expect.closeTo(value, 6)

describe('the position of a caption', () => {
  test('the line height is a multiple of the font size, with vertically centred letters', () => {
    const { lines, block } = layoutOf('abcd')
    const top = 720 * 0.96 - 54
    expect(block).toEqual({ x: approximately(640 - 36), y: approximately(top), width: 72, height: 54 })
    const baseline = (54 - SIZE * (0.96875 + 0.2412)) / 2 + SIZE * 0.96875
    expect(lines).toEqual([{ text: 'abcd', centerX: 640, baselineY: approximately(top + baseline), width: 72 }])
  })

  test('additional lines extend the block upwards', () => {
    const { lines, block } = layoutOf('ab\nabcd')
    expect([block.height, block.width, block.y]).toEqual([108, 72, approximately(720 * 0.96 - 108)])
    expect(Number(lines[1]?.baselineY) - Number(lines[0]?.baselineY)).toBeCloseTo(54)
  })

  test('a background adds padding of 0.4 font sizes horizontally and 0.16 vertically', () => {
    const { block, lines, background, letterSpacingPx } = layoutOf('abcd', { backgroundColor: '#000', letterSpacing: 1.1 })
    expect(block).toEqual({
      x: approximately(640 - 36 - 14.4),
      y: approximately(720 * 0.96 - 54 - 11.52),
      width: approximately(72 + 28.8),
      height: approximately(54 + 11.52),
    })
    expect(Number(lines[0]?.baselineY)).toBeCloseTo(block.y + 5.76 + (54 - SIZE * 1.20995) / 2 + SIZE * 0.96875)
    expect([background?.color, letterSpacingPx]).toEqual(['#000', approximately(1.8)])
  })

  test('the padding of a background reduces the line width', () => {
    // 700 px are 38 letters without a background, 37 with one.
    const text = `${'a'.repeat(18)} ${'b'.repeat(19)}`
    const style = { maxWidth: (38 * 18 * 100) / 1280 + 0.01 }
    expect(layoutOf(text, style).lines).toHaveLength(1)
    expect(layoutOf(text, { ...style, backgroundColor: '#000' }).lines).toHaveLength(2)
  })

  test('text that does not fit starts at the top of the frame', () => {
    expect(layoutOf('word\n'.repeat(30)).block.y).toBe(0)
  })
})

describe('the bounds of a caption', () => {
  test('include its shadow, on even pixels', () => {
    const { bounds, block } = layoutOf('abcd')
    // 0.35 sizes for letters, and a shadow of 0.06 sizes down and 0.3 blurred.
    const reach = SIZE * (0.35 + 0.06 + 0.45)
    expect(bounds.x).toBe(Math.floor((block.x - reach) / 2) * 2)
    expect(bounds.y).toBe(Math.floor((block.y - reach) / 2) * 2)
    expect(bounds.width).toBe(Math.ceil((block.x + 72 + reach) / 2) * 2 - bounds.x)
    expect(bounds.height).toBe(Math.min(720, Math.ceil((block.y + 54 + reach) / 2) * 2) - bounds.y)
  })

  test('include the largest of several shadows on each side', () => {
    const plain = layoutOf('abcd', { height: 50, textShadow: 'none' })
    const far = layoutOf('abcd', { height: 50, textShadow: '-22px 11px 0 red, 0 0 4px blue' })
    expect([plain.shadows, plain.outline]).toEqual([[], null])
    expect(plain.bounds.x - far.bounds.x).toBe(36)
    expect(far.bounds.width - plain.bounds.width).toBe(72)
    const blurred = layoutOf('abcd', { height: 50, textShadow: '0 0 22px red' })
    expect(plain.bounds.y - blurred.bounds.y).toBe(54)
  })

  test('extend 0.35 font sizes beyond text without a shadow', () => {
    const { bounds, block } = layoutOf('abcd', { height: 50, textShadow: 'none' })
    expect([bounds.x, bounds.y]).toEqual([Math.floor((block.x - 12.6) / 2) * 2, Math.floor((block.y - 12.6) / 2) * 2])
  })

  test('are clamped to the frame', () => {
    const { bounds } = layoutOf('a'.repeat(60), { maxWidth: 100, height: 0 }, { width: 720, height: 720 })
    expect([bounds.x, bounds.x + bounds.width, bounds.y + bounds.height]).toEqual([0, 720, 720])
  })

  test.each([
    ['white without a background', {}, true],
    ['dark', { color: '#202020' }, false],
    ['white on a background', { backgroundColor: '#000' }, false],
    ['white with a custom shadow', { textShadow: '0 0 2px red' }, false],
  ])('letters that are %s have an outline of 0.065 font sizes: %s', (_, style, hasOutline) => {
    const { outline } = layoutOf('abcd', style)
    expect(outline).toEqual(hasOutline ? { color: 'rgba(12,9,7,.82)', widthPx: approximately(SIZE * 0.065) } : null)
  })
})

const runsOf = (text: string, words: readonly string[]) => wordRuns(new RecordingContext().asContext, layoutOf(text), words)

describe('words of a line', () => {
  test('are at the position of their letters', () => {
    expect(runsOf('ab cdef', ['ab', 'cdef']).map(({ text, word, centerX }) => [text, word, centerX])).toEqual([
      ['ab', 0, 640 - 63 + 18],
      ['cdef', 1, 640 - 63 + 54 + 36],
    ])
  })

  test('of right-to-left scripts are mirrored', () => {
    const [first, second] = runsOf('ابج دهوز', ['ابج', 'دهوز'])
    expect([first?.centerX, second?.centerX]).toEqual([640 + 72 - 27, 640 + 72 - 72 - 36])
  })

  test('that are broken continue on the next line', () => {
    const runs = wordRuns(new RecordingContext().asContext, layoutOf('ab\ncd ef'), ['abcd', 'ef'])
    expect(runs.map(({ text, word }) => [text, word])).toEqual([
      ['ab', 0],
      ['cd', 0],
      ['ef', 1],
    ])
    expect(Number(runs[1]?.baselineY) - Number(runs[0]?.baselineY)).toBeCloseTo(54)
  })

  test('without a match belong to the first word', () => {
    expect(runsOf('ab cd', []).map(({ text, word }) => [text, word])).toEqual([['ab cd', 0]])
  })
})
