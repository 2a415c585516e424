import { expect, test } from 'vitest'
import { defaultFontSizePx, resolveCaptionStyle } from './caption-style.ts'
import { watermarkMarginPx, watermarkWidthPx } from './watermark.ts'

test.each([
  [1920, 54],
  [1280, 36],
  [640, 24],
  [3840, 72],
])('a caption in landscape %i wide is %d px (E-361)', (width, size) => {
  expect(defaultFontSizePx({ width, height: (width * 9) / 16 })).toBe(size)
})

test.each([
  [416, 22],
  [720, 38.08],
  [1080, 48],
  [300, 16],
])('a caption in portrait %i wide is %d px (E-362)', (width, size) => {
  expect(defaultFontSizePx({ width, height: (width * 16) / 9 })).toBeCloseTo(size, 2)
})

test('a caption without style is white Inter 800, 70 % wide and 4 % high in landscape, 74 % and 12 % in portrait (E-360, E-363)', () => {
  expect(resolveCaptionStyle({}, { width: 1920, height: 1080 })).toMatchObject({
    color: '#FFFFFF',
    fontFamily: 'Inter',
    fontWeight: 800,
    maxWidthPercent: 70,
    bottomPercent: 4,
  })
  expect(resolveCaptionStyle({}, { width: 1080, height: 1920 })).toMatchObject({ fontWeight: 800, maxWidthPercent: 74, bottomPercent: 12 })
})

test('a stored size of 22 is the default of its orientation and 44 twice that (ED-16)', () => {
  expect(resolveCaptionStyle({ fontSize: 22 }, { width: 1280, height: 720 }).fontSizePx).toBe(36)
  expect(resolveCaptionStyle({ fontSize: 44 }, { width: 1280, height: 720 }).fontSizePx).toBe(72)
  expect(resolveCaptionStyle({ fontSize: 22 }, { width: 720, height: 1280 }).fontSizePx).toBeCloseTo(38.08, 2)
})

test('stored fields override the rendering defaults', () => {
  const style = resolveCaptionStyle({ fontWeight: 700, maxWidth: 50, height: 24, lineHeight: 2 }, { width: 1280, height: 720 })
  expect(style).toMatchObject({ fontWeight: 700, maxWidthPercent: 50, bottomPercent: 24, lineHeight: 2 })
})

test.each([
  [1920, 1080, 200],
  [1280, 720, 133.33],
  [720, 1280, 273.6],
  [960, 960, 100],
])('the logo in %i x %i is %d px wide, 2 %% of the width from the edges (E-364, ED-24)', (width, height, size) => {
  expect(watermarkWidthPx({ width, height })).toBeCloseTo(size, 2)
  expect(watermarkMarginPx({ width })).toBeCloseTo(width * 0.02)
})
