import { describe, expect, test } from 'vitest'
import { STYLES } from '../story/style.ts'
import { styledLineWidth } from './cue-limits.ts'
import { kineticStyle, lyricsStyle } from './lyrics-style.ts'
import { CAPTION_FONTS } from './presets.ts'

const WIDE = { width: 1280, height: 720 }
const TALL = { width: 720, height: 1280 }
const SQUARE = { width: 720, height: 720 }

/** Perceived luminance of a colour, 0 to 1. */
function lightOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrastToDark = (hex: string): number => (lightOf(hex) + 0.05) / 0.055

describe.each(STYLES.map(({ value }) => value))('lyrics captions in %s', (look) => {
  const style = lyricsStyle(look, WIDE)

  test('are large, centred, and in a font of the selector', () => {
    expect(CAPTION_FONTS).toContain(style.fontFamily)
    expect(style).toMatchObject({ maxWidth: 84, height: 40 })
    expect(style.fontSize).toBeGreaterThanOrEqual(44)
    expect(style.fontSize).toBeLessThanOrEqual(60)
  })

  test('contrast with their outline, and the highlighted word with the others', () => {
    const { color = '', litColor = '' } = style
    expect(contrastToDark(color)).toBeGreaterThan(14)
    expect(contrastToDark(litColor)).toBeGreaterThan(7)
    expect(litColor).not.toBe(color)
    // Text without a shadow of its own gets a dark outline by default; other shadows are dark close to the letters.
    expect(style.textShadow ?? '0 0 2px #0a0612').toMatch(/^0 0 2px #0a0612/u)
  })
})

test('a custom style has a neutral font', () => {
  expect(lyricsStyle('a paper theatre by candle light', WIDE)).toEqual(lyricsStyle('photorealistic', WIDE))
})

test('the font is smaller in a portrait film and relatively larger in a small square one', () => {
  const sizes = [TALL, WIDE, SQUARE].map((frame) => lyricsStyle('anime', frame).fontSize ?? 0)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})

test('a line holds fewer characters the larger and wider they are; plain captions keep theirs', () => {
  expect([WIDE, TALL, SQUARE].map((frame) => styledLineWidth(undefined, frame))).toEqual([40, 23, 32])
  expect([WIDE, TALL, SQUARE].map((frame) => styledLineWidth(lyricsStyle('edm', frame), frame))).toEqual([22, 15, 15])
  expect(styledLineWidth({ fontSize: 500 }, TALL)).toBe(8)
})

test.each(STYLES.map(({ value }) => value))(
  'kinetic captions in %s have a few words in one line, above the buttons of platforms in portrait',
  (look) => {
    for (const frame of [WIDE, TALL, SQUARE]) {
      const style = kineticStyle(look, frame)
      expect(style).toMatchObject({ maxWords: 4, litColor: expect.stringMatching(/^#/u) })
      expect(styledLineWidth(style, frame)).toBeGreaterThanOrEqual(15)
    }
    expect(kineticStyle(look, TALL).height).toBe(31)
  },
)
