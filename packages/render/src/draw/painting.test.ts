import { describe, expect, test } from 'vitest'
import { resolveCaptionStyle } from '../plan/caption-style.ts'
import {
  bookendLogoBounds,
  bookendLogoBox,
  bookendTaglineBounds,
  paintBookendLogo,
  paintBookendTagline,
  taglineSlidePx,
} from './bookend.ts'
import { layoutCaption } from './caption-layout.ts'
import { logoSize, paintLogo, paintMark } from './logo.ts'
import { paintMessageTile } from './message-tile.ts'
import { paintCaption } from './paint-caption.ts'
import { paintWordBackground, paintWords } from './paint-spoken-words.ts'
import { RecordingContext } from './testing/recording-context.ts'
import { paintWatermark, watermarkBounds, watermarkBox } from './watermark.ts'
import { wordRuns } from './word-runs.ts'

const LANDSCAPE = { width: 1280, height: 720 }
const PORTRAIT = { width: 720, height: 1280 }
/** `Fablecut` in 17 px, letters half as wide, beside the mark. */
const LOGO = { width: 25 + 8 * 8.5, height: 14 }

/** Paints on a new canvas; `save` and `restore` must be balanced. */
function painted(paint: (context: RecordingContext['asContext']) => void): RecordingContext {
  const context = new RecordingContext()
  paint(context.asContext)
  expect(context.openSaves).toBe(0)
  return context
}

describe('the logo', () => {
  test('consists of mark and word; measuring does not change the canvas state', () => {
    const context = new RecordingContext()
    context.asContext.font = '99px serif'
    expect(logoSize(context.asContext)).toEqual(LOGO)
    expect(context.asContext.font).toBe('99px serif')
  })

  test('has two strips with round outer corners, 2.1 apart', () => {
    const { marks } = painted(paintMark)
    expect(marks.map(({ name, style }) => [name, style.fillStyle])).toEqual([
      ['fill', '#f1f0ed'],
      ['fill', '#f9b25b'],
    ])
    expect(marks[0]?.at).toEqual([
      ['moveTo', 0, 7],
      ['arcTo', 0, 0, 10, 0, 1.6],
      ['arcTo', 10, 0, 6.8, 14, 0.5],
      ['arcTo', 6.8, 14, 0, 14, 0.5],
      ['arcTo', 0, 14, 0, 0, 1.6],
      ['closePath'],
    ])
    expect(marks[1]?.at).toEqual([
      ['moveTo', expect.closeTo((12.1 + 8.9) / 2), 7],
      ['arcTo', 12.1, 0, 18, 0, 0.5],
      ['arcTo', 18, 0, 18, 14, 1.6],
      ['arcTo', 18, 14, expect.closeTo(8.9), 14, 1.6],
      ['arcTo', expect.closeTo(8.9), 14, 12.1, 0, 0.5],
      ['closePath'],
    ])
  })

  test('is painted at the given position and width, the word in bold Inter', () => {
    const context = painted((on) => paintLogo(on, 10, 20, LOGO.width * 3))
    expect(context.texts).toEqual([['Fablecut', 25, 13.2]])
    const { style } = context.named('fillText')[0]!
    expect(style).toMatchObject({ font: '700 17px "Inter"', fillStyle: '#f1f0ed', textAlign: 'left', letterSpacing: '-0.2px' })
    expect(style.transform).toEqual([3, 3, 10, 20])
  })
})

describe('the watermark', () => {
  test('is at the bottom right, 2 % of the width from both edges', () => {
    const { asContext } = new RecordingContext()
    const width = (200 * 1280) / 1920
    const height = (14 * width) / LOGO.width
    const box = watermarkBox(asContext, LANDSCAPE)
    expect([box.x, box.y, box.width, box.height]).toEqual(
      [1280 - 25.6 - width, 720 - 25.6 - height, width, height].map((value) => expect.closeTo(value, 6)),
    )
  })

  test('is painted at 60 % opacity with a shadow relative to its height', () => {
    const context = painted((on) => paintWatermark(on, { x: 100, y: 200, width: LOGO.width, height: 20 }))
    for (const { style } of context.marks) {
      expect(style).toMatchObject({ globalAlpha: 0.6, shadowBlur: 7, shadowOffsetY: 0.8, shadowColor: 'rgba(0,0,0,.8)' })
      expect(style.transform).toEqual([1, 1, 100, 200])
    }
    expect(context.marks).toHaveLength(3)
  })

  test('has even bounds that include its shadow, clamped to the frame', () => {
    expect(watermarkBounds({ x: 101, y: 51, width: 80, height: 10 }, { width: 200, height: 80 })).toEqual({
      x: 94,
      y: 44,
      width: 106,
      height: 36,
    })
    expect(watermarkBounds({ x: 3, y: 2, width: 80, height: 10 }, { width: 201, height: 81 })).toEqual({
      x: 0,
      y: 0,
      width: 200,
      height: 80,
    })
  })
})

describe('a bookend', () => {
  test('has a logo half as wide as the short side, above the centre', () => {
    const { asContext } = new RecordingContext()
    const height = (14 * 360) / LOGO.width
    expect(bookendLogoBox(asContext, LANDSCAPE)).toEqual({
      x: 460,
      y: expect.closeTo(360 - height),
      width: 360,
      height: expect.closeTo(height),
    })
    expect(bookendLogoBox(asContext, PORTRAIT)).toMatchObject({ x: 180, width: 360 })
  })

  test('has bounds that include the descenders of the logo', () => {
    expect(bookendLogoBounds({ x: 101, y: 50, width: 100, height: 20 })).toEqual({ x: 96, y: 44, width: 110, height: 32 })
    expect(bookendLogoBounds({ x: 100, y: 51, width: 100, height: 20 })).toEqual({ x: 96, y: 44, width: 108, height: 34 })
  })

  test('has a grey tagline below the logo, centred', () => {
    const context = painted((on) => paintBookendTagline(on, 'Make Wonders', LANDSCAPE))
    expect(context.texts).toEqual([['Make Wonders', 640, 432]])
    expect(context.named('fillText')[0]?.style).toMatchObject({
      font: '500 36px "Inter"',
      fillStyle: '#bdbab6',
      textAlign: 'center',
      textBaseline: 'alphabetic',
      direction: 'ltr',
      letterSpacing: '0px',
    })
  })

  test('has tagline bounds of its width plus one font size', () => {
    const { asContext } = new RecordingContext()
    // Twelve letters of 18 px and a size of 36: 252 wide; 39.6 above the baseline at 432, 57.6 high.
    expect(bookendTaglineBounds(asContext, 'Make Wonders', LANDSCAPE)).toEqual({ x: 514, y: 392, width: 252, height: 58 })
  })

  test('slides its tagline by an even number of pixels, about 6 % of the short side', () => {
    expect([LANDSCAPE, PORTRAIT, { width: 320, height: 180 }].map(taglineSlidePx)).toEqual([44, 44, 10])
  })

  test('paints its logo in its box', () => {
    const context = painted((on) => paintBookendLogo(on, { x: 5, y: 6, width: LOGO.width * 2, height: 28 }))
    expect(context.named('fillText')[0]?.style.transform).toEqual([2, 2, 5, 6])
  })
})

describe('the tile of a failed shot', () => {
  test('covers the frame in dark red with its text in the centre, below an icon', () => {
    const context = painted((on) => paintMessageTile(on, 'Oops', LANDSCAPE))
    expect(context.marks[0]).toMatchObject({ name: 'fillRect', at: [0, 0, 1280, 720], style: { fillStyle: '#2a1413' } })
    // 36 px, a line of 50.4: the text begins 39.6 under the top of its block, and a size lower under the sign.
    const top = (720 - 50.4) / 2 + 39.6
    expect(context.texts).toEqual([['Oops', 640, expect.closeTo(top + 36)]])
    expect(context.named('fillText')[0]?.style).toMatchObject({ fillStyle: '#f1f0ed', textAlign: 'center', direction: 'ltr' })
    expect(context.named('fillText')[0]?.style.font).toMatch(/^600 36px "Inter"/u)
    const [round, stroke, dot] = context.named('fill')
    const y = top - 54
    expect([round?.style.fillStyle, stroke?.style.fillStyle, dot?.style.fillStyle]).toEqual(['#f67c77', '#2a1413', '#2a1413'])
    expect(round?.at).toEqual([['arc', 640, expect.closeTo(y), expect.closeTo(30.6), 0, Math.PI * 2]])
    expect(stroke?.at).toEqual([
      ['roundRect', expect.closeTo(636.4), expect.closeTo(y - 16.2), expect.closeTo(7.2), expect.closeTo(19.8), expect.closeTo(3.6)],
    ])
    expect(dot?.at).toEqual([['arc', 640, expect.closeTo(y + 12.96), expect.closeTo(4.32), 0, Math.PI * 2]])
  })

  test('breaks a long text at two thirds of the width, with a line height of 1.4', () => {
    const { texts } = painted((on) => paintMessageTile(on, 'word '.repeat(20).trim(), LANDSCAPE))
    expect(texts.length).toBeGreaterThan(1)
    for (const [line] of texts) expect(String(line).length * 18).toBeLessThanOrEqual(1280 * 0.66)
    expect(Number(texts[1]?.[2]) - Number(texts[0]?.[2])).toBeCloseTo(50.4)
    expect((Number(texts[0]?.[2]) + Number(texts.at(-1)?.[2])) / 2).toBeCloseTo(360 - 25.2 + 39.6 + 36)
  })

  test('has text of at least 18 px, in the direction of its script', () => {
    const small = painted((on) => paintMessageTile(on, 'مرحبا', { width: 200, height: 100 }))
    expect(small.named('fillText')[0]?.style).toMatchObject({ direction: 'rtl', font: expect.stringMatching(/^600 18px/u) })
  })
})

const layoutOf = (text: string, stored = {}) =>
  layoutCaption(new RecordingContext().asContext, text, resolveCaptionStyle(stored, LANDSCAPE), LANDSCAPE)

describe('a caption', () => {
  test('is painted in the order shadow, outline, letters', () => {
    const layout = layoutOf('Hi')
    const { marks } = painted((on) => paintCaption(on, layout, '#fff'))
    expect(marks.map(({ name, style }) => [name, style.shadowBlur > 0])).toEqual([
      ['fillText', true],
      ['strokeText', true],
      ['fillText', false],
    ])
    expect(marks[0]?.style).toMatchObject({ shadowColor: 'rgba(0,0,0,.55)', shadowOffsetX: 0, fillStyle: '#fff' })
    expect(marks[0]?.style.shadowOffsetY).toBeCloseTo(2.16)
    expect(marks[1]?.style).toMatchObject({ shadowColor: 'rgba(0,0,0,0)', strokeStyle: 'rgba(12,9,7,.82)', lineJoin: 'round' })
    expect(marks[1]?.style.lineWidth).toBeCloseTo(36 * 0.065 * 2)
    expect(marks[2]?.style).toMatchObject({
      shadowColor: 'rgba(0,0,0,0)',
      textAlign: 'center',
      textBaseline: 'alphabetic',
      font: layout.font,
    })
    for (const { at } of marks) expect(at).toEqual(['Hi', 640, layout.lines[0]?.baselineY])
  })

  test('has custom shadows, the first on top, and no outline', () => {
    const { marks } = painted((on) => paintCaption(on, layoutOf('Hi', { textShadow: '1px 2px 3px red, 4px 5px 6px blue' }), '#fff'))
    expect(marks.map(({ style }) => style.shadowColor)).toEqual(['blue', 'red', 'rgba(0,0,0,0)'])
    expect(marks[1]?.style.shadowOffsetX).toBeCloseTo(36 / 22)
  })

  test('has a background with a radius of at most half a side', () => {
    const round = layoutOf('Hi', { backgroundColor: '#2196F3', borderRadius: 500 })
    const { marks } = painted((on) => paintCaption(on, round, '#fff'))
    const { x, y, width, height } = round.block
    expect(marks[0]).toMatchObject({ name: 'fill', at: [['roundRect', x, y, width, height, Math.min(width, height) / 2]] })
    expect(marks[0]?.style.fillStyle).toBe('#2196F3')
    expect(marks).toHaveLength(2)
    const slight = layoutOf('Hi', { backgroundColor: '#2196F3', borderRadius: 2 })
    expect(painted((on) => paintCaption(on, slight, '#fff')).marks[0]?.at).toEqual([
      ['roundRect', x, y, width, height, expect.closeTo((2 * 36) / 22)],
    ])
  })

  test('is painted line by line', () => {
    const { texts } = painted((on) => paintCaption(on, layoutOf('one\ntwo', { backgroundColor: '#000' }), '#fff'))
    expect(texts.map(([line]) => line)).toEqual(['one', 'two'])
  })

  test('highlights the current word over static dark letters', () => {
    const layout = layoutOf('Over the sea')
    const runs = wordRuns(new RecordingContext().asContext, layout, ['Over', 'the', 'sea'])
    const colors = { color: '#fff', litColor: '#FFD54A' }
    const lit = (begun: number, isSaying: boolean) =>
      painted((on) => paintWords(on, layout, runs, colors, { begun, isSaying })).marks.map(({ at, style }) => [
        at[0],
        style.fillStyle,
        style.globalAlpha,
      ])
    expect(lit(2, true)).toEqual([
      ['Over', '#fff', 1],
      ['the', '#FFD54A', 1],
      ['sea', '#fff', 0.78],
    ])
    expect(lit(2, false)[1]).toEqual(['the', '#fff', 1])
    expect(lit(0, false)[0]).toEqual(['Over', '#fff', 0.78])
    const under = painted((on) => paintWordBackground(on, layout)).marks
    expect(under.map(({ name, style }) => [name, style.fillStyle])).toEqual([
      ['fillText', 'rgb(12,9,7)'],
      ['strokeText', 'rgb(12,9,7)'],
    ])
    const { style, at } = painted((on) => paintWords(on, layout, runs, colors, { begun: 1, isSaying: true })).marks[0]!
    expect([style.textAlign, style.font, style.direction, at]).toEqual([
      'center',
      layout.font,
      'ltr',
      ['Over', runs[0]?.centerX, runs[0]?.baselineY],
    ])
  })
})
