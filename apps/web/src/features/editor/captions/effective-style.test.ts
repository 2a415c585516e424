import { NEW_CAPTION_STYLE } from '@fablecut/domain/captions/presets'
import type { CaptionStyle } from '@fablecut/domain/captions/style'
import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { hasBackground, effectiveStyle } from './effective-style.ts'

const line = (style?: CaptionStyle): CaptionItem => ({
  id: 'c',
  type: 'caption',
  startTimeInFrames: 0,
  durationInFrames: 30,
  caption: { data: { text: 'Hello' }, ...(style && { style }) },
})
const wide = { width: 1280, height: 720 }

test('fields of a new caption default to 22, 700, 1.3, 70 and 24 (E-359)', () => {
  expect(effectiveStyle(line(NEW_CAPTION_STYLE), undefined, wide)).toMatchObject(NEW_CAPTION_STYLE)
})

test('missing fields show the values that the film uses (ED-16)', () => {
  const absent = { fontFamily: 'Inter', fontWeight: 800, fontSize: 22, color: '#FFFFFF', backgroundColor: 'transparent' }
  expect(effectiveStyle(line(), undefined, wide)).toMatchObject({ ...absent, maxWidth: 70, height: 4 })
  expect(effectiveStyle(line(), undefined, { width: 720, height: 1280 })).toMatchObject({ ...absent, maxWidth: 74, height: 12 })
})

test("a caption's own style takes precedence over the story's", () => {
  const style = effectiveStyle(line({ color: '#000000', backgroundColor: '#FFEB3B' }), { color: '#FF0000', fontSize: 60 }, wide)
  expect(style).toMatchObject({ color: '#000000', fontSize: 60 })
  expect(hasBackground(style)).toBe(true)
  expect(hasBackground(effectiveStyle(line(), undefined, wide))).toBe(false)
})
