import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { afterAll, describe, expect, test } from 'vitest'
import { resolveCaptionStyle } from '../../plan/caption-style.ts'
import { type Drawing, drawToFile } from './drawing.ts'
import { loadFontsFor } from './fonts.ts'

const OUTPUT = { width: 320, height: 180 }
const folder = mkdtempSync(join(tmpdir(), 'fablecut-drawing-'))
const path = join(folder, 'drawn.rgba')
afterAll(() => rmSync(folder, { recursive: true }))

/** The position of a drawing, and its frames as RGBA. */
function draw(drawing: Drawing) {
  const box = drawToFile({ drawing, output: OUTPUT, path })
  const bytes = readFileSync(path)
  const frameBytes = box.width * box.height * 4
  const frames = Array.from({ length: bytes.length / frameBytes }, (_, index) =>
    bytes.subarray(index * frameBytes, (index + 1) * frameBytes),
  )
  return { box, frames, isWhole: Number.isInteger(bytes.length / frameBytes) }
}
const at = (frame: Uint8Array, box: { readonly width: number }, x: number, y: number) => [
  ...frame.subarray((y * box.width + x) * 4, (y * box.width + x) * 4 + 4),
]
/** Number of matching pixels. */
const count = (frame: Uint8Array, matches: (r: number, g: number, b: number, a: number) => boolean) => {
  let pixels = 0
  for (let index = 0; index < frame.length; index += 4)
    if (matches(frame[index] ?? 0, frame[index + 1] ?? 0, frame[index + 2] ?? 0, frame[index + 3] ?? 0)) pixels++
  return pixels
}
const isWhite = (r: number, g: number, b: number, a: number) => r > 240 && g > 240 && b > 240 && a > 240
const isYellow = (r: number, g: number, b: number, a: number) => r > 240 && g > 180 && b < 110 && a > 240

describe('static drawings', () => {
  test('a caption has white letters on a transparent background, cropped to its bounds', () => {
    const { box, frames, isWhole } = draw({ kind: 'caption', text: 'The fox', style: resolveCaptionStyle({}, OUTPUT) })
    expect([frames.length, isWhole]).toEqual([1, true])
    expect(box.y).toBeGreaterThan(90)
    expect(box.width).toBeLessThan(200)
    expect(count(frames[0]!, isWhite)).toBeGreaterThan(200)
    expect(at(frames[0]!, box, 0, 0)).toEqual([0, 0, 0, 0])
  })

  test('a tile covers the whole frame in dark red', () => {
    const { box, frames } = draw({ kind: 'message', text: 'Oops' })
    expect(box).toEqual({ x: 0, y: 0, ...OUTPUT })
    expect(at(frames[0]!, box, 0, 0)).toEqual([42, 20, 19, 255])
    expect(at(frames[0]!, box, 319, 179)).toEqual([42, 20, 19, 255])
    expect(count(frames[0]!, (r, g, b) => r > 220 && g > 220 && b > 220)).toBeGreaterThan(50)
  })

  test('the watermark is translucent in the corner', () => {
    const { box, frames } = draw({ kind: 'watermark' })
    expect([box.x > 240, box.y > 140]).toEqual([true, true])
    expect(count(frames[0]!, (r, g, b, a) => a > 0)).toBeGreaterThan(100)
    expect(count(frames[0]!, (r, g, b, a) => r > 200 && a > 120)).toBeGreaterThan(10)
  })

  test('the logo of a bookend is above its tagline', () => {
    const logo = draw({ kind: 'bookend-logo' })
    const tagline = draw({ kind: 'bookend-tagline', text: 'Make Wonders' })
    expect(logo.box.y + logo.box.height / 2).toBeLessThan(90)
    expect(tagline.box.y).toBeGreaterThan(90)
    expect(count(logo.frames[0]!, (r, g, b, a) => r > 240 && b < 110 && a > 240)).toBeGreaterThan(20)
    expect(count(tagline.frames[0]!, (r, g, b, a) => r > 170 && r < 200 && a > 200)).toBeGreaterThan(20)
  })
})

test('a caption with word highlighting is drawn once per step, on the same background', () => {
  const steps = [
    { frame: 0, begun: 0, isSaying: false },
    { frame: 5, begun: 1, isSaying: true },
    { frame: 9, begun: 2, isSaying: true },
    { frame: 12, begun: 2, isSaying: false },
  ]
  const style = resolveCaptionStyle({ litColor: '#FFD54A' }, OUTPUT)
  const { frames, isWhole } = draw({ kind: 'caption', text: 'Over sea', style, said: { words: ['Over', 'sea'], steps } })
  expect([frames.length, isWhole]).toEqual([4, true])
  const [ahead, first, second, said] = frames.map((frame) => [count(frame, isWhite), count(frame, isYellow)])
  expect([ahead, first?.[0], said?.[1]]).toEqual([[0, 0], 0, 0])
  expect(first?.[1]).toBeGreaterThan(50)
  expect(second?.[0]).toBeGreaterThan(50)
  expect(second?.[1]).toBeGreaterThan(30)
  expect(said?.[0]).toBeGreaterThan(second?.[0] ?? Number.POSITIVE_INFINITY)
})

test('a second drawing replaces the file of the first', () => {
  draw({ kind: 'message', text: 'Oops' })
  expect(draw({ kind: 'bookend-logo' }).frames).toHaveLength(1)
  expect(existsSync(path)).toBe(true)
})

const widthOf = (text: string, font: string) => {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = font
  return context.measureText(text).width
}
const families = () => GlobalFonts.families.map(({ family }) => family)

describe('fonts', () => {
  test('are loaded only for the characters of a text', () => {
    const before = families()
    const own = /^(?:Raleway|Inter|Noto Sans)(?: Thin)?$/u
    loadFontsFor('Hello', 'Raleway', 700)
    expect(families().filter((family) => !before.includes(family) && !own.test(family))).toEqual([])
    expect(families()).toContain('Raleway')
    loadFontsFor('สวัสดี', 'Raleway', 700)
    expect(families()).toContain('Noto Sans Thai')
  })

  test('use the glyphs of the family', () => {
    loadFontsFor('Hamburg', 'Oswald', 400)
    loadFontsFor('Hamburg', 'Inter', 400)
    expect(widthOf('Hamburg', '400 40px Oswald')).toBeLessThan(widthOf('Hamburg', '400 40px Inter') * 0.85)
  })

  test('are registered once', () => {
    loadFontsFor('Hamburg', 'Lato', 700)
    const before = GlobalFonts.families.length
    loadFontsFor('Hamburg', 'Lato', 700)
    expect(GlobalFonts.families).toHaveLength(before)
  })

  test('that are not available use their fallback', () => {
    expect(() => loadFontsFor('Hello', 'Comic Sans MS', 400)).not.toThrow()
    expect(families()).not.toContain('Comic Sans MS')
  })
})
