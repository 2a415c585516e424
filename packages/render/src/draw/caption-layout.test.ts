import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { loadFontsFor } from '../export/drawing/fonts.ts'
import { resolveCaptionStyle } from '../plan/caption-style.ts'
import { layoutCaption } from './caption-layout.ts'
import type { Context } from './context.ts'
import { watermarkBox } from './watermark.ts'

const LANDSCAPE = { width: 1280, height: 720 }
const PORTRAIT = { width: 720, height: 1280 }
const context = createCanvas(2, 2).getContext('2d') as unknown as Context

function layout(text: string, output = LANDSCAPE, chosen: CaptionStyle = {}) {
  const style = resolveCaptionStyle(chosen, output)
  loadFontsFor(text, style.fontFamily, style.fontWeight)
  return layoutCaption(context, text, style, output)
}
const bottomOf = (box: { readonly y: number; readonly height: number }): number => box.y + box.height

const spacedWidth = (text: string, letterSpacing: number): number => layout(text, LANDSCAPE, { letterSpacing }).lines[0]?.width ?? 0

test('a default caption is 4 % above the bottom in landscape and 12 % in portrait, centred', () => {
  const landscape = layout('The fox carried the lantern')
  const portrait = layout('The fox carried the lantern', PORTRAIT)
  expect(bottomOf(landscape.block)).toBeCloseTo(720 * 0.96)
  expect(bottomOf(portrait.block)).toBeCloseTo(1280 * 0.88)
  expect(landscape.block.x + landscape.block.width / 2).toBeCloseTo(640)
})

test('an offset of 24 is higher than one of 4 (ED-16)', () => {
  expect(bottomOf(layout('Hi', LANDSCAPE, { height: 24 }).block)).toBeCloseTo(720 * 0.76)
})

test('no line is wider than the caption width', () => {
  const text = 'The fox carried the lantern through the sleeping forest and every firefly followed her home'
  for (const [output, share] of [
    [LANDSCAPE, 0.7],
    [PORTRAIT, 0.74],
  ] as const) {
    const { lines } = layout(text, output)
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(output.width * share)
    expect(lines.map((line) => line.text).join(' ')).toBe(text)
  }
})

test('line height is a multiple of the font size', () => {
  const { lines } = layout('one\ntwo', LANDSCAPE, { lineHeight: 2 })
  expect((lines[1]?.baselineY ?? 0) - (lines[0]?.baselineY ?? 0)).toBeCloseTo(72)
})

test('each weight uses its own font face', () => {
  const widths = [400, 800].map((fontWeight) => layout('Hamburgefonstiv', LANDSCAPE, { fontWeight }).lines[0]?.width)
  expect(widths).toEqual([expect.closeTo(292.71, 1), expect.closeTo(312.06, 1)])
})

test('letter spacing is added per letter, except in connected Arabic script', () => {
  expect(spacedWidth('abcd', 2) - spacedWidth('abcd', 0)).toBeCloseTo(4 * 2 * (36 / 22), 1)
  expect(spacedWidth('مرحبا', 2)).toBeCloseTo(spacedWidth('مرحبا', 0))
})

test('Arabic has right-to-left direction', () => {
  expect(layout('كانت الثعلبة تحمل الفانوس').direction).toBe('rtl')
  expect(layout('Fox كانت').direction).toBe('ltr')
})

test('a background adds padding around the text and removes the outline', () => {
  const plain = layout('White on blue')
  const boxed = layout('White on blue', LANDSCAPE, { backgroundColor: '#2196F3', borderRadius: 11 })
  expect(boxed.background).toEqual({ color: '#2196F3', radiusPx: 18 })
  expect(boxed.block.width).toBeCloseTo(plain.block.width + 2 * 0.4 * 36)
  expect([boxed.outline, boxed.shadows]).toEqual([null, []])
  expect(plain.outline).not.toBeNull()
})

test('bounds are even pixels inside the frame, also for text that does not fit', () => {
  for (const text of ['Hi', 'word '.repeat(400), '長'.repeat(500)]) {
    const { bounds } = layout(text, PORTRAIT)
    expect([bounds.x, bounds.y, bounds.width, bounds.height].every((value) => value >= 0 && value % 2 === 0)).toBe(true)
    expect(bounds.x + bounds.width).toBeLessThanOrEqual(720)
    expect(bottomOf(bounds)).toBeLessThanOrEqual(1280)
  }
})

test('the watermark is in the bottom right corner without overlapping default captions', () => {
  loadFontsFor('Fablecut', 'Inter', 700)
  for (const output of [LANDSCAPE, PORTRAIT, { width: 720, height: 720 }]) {
    const box = watermarkBox(context, output)
    expect(output.width - box.x - box.width).toBeCloseTo(output.width * 0.02)
    expect(output.height - bottomOf(box)).toBeCloseTo(output.width * 0.02)
  }
  const caption = layout('word '.repeat(40), PORTRAIT).block
  expect(bottomOf(caption)).toBeLessThan(watermarkBox(context, PORTRAIT).y)
})
