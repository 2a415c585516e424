import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { cueLimitsFor, styledLineWidth } from '@fablecut/domain/captions/cue-limits'
import { kineticStyle, lyricsStyle } from '@fablecut/domain/captions/lyrics-style'
import { splitIntoCues } from '@fablecut/domain/captions/cues'
import { STYLES } from '@fablecut/domain/story/style'
import { loadFontsFor } from '../export/drawing/fonts.ts'
import { resolveCaptionStyle } from '../plan/caption-style.ts'
import { layoutCaption, type CaptionLayout } from './caption-layout.ts'
import type { Context } from './context.ts'
import { wordRuns } from './word-runs.ts'

const context = createCanvas(2, 2).getContext('2d') as unknown as Context
const OUTPUT = { width: 1280, height: 720 }

function layout(text: string, stored = {}, output = OUTPUT): CaptionLayout {
  const style = resolveCaptionStyle(stored, output)
  loadFontsFor(text, style.fontFamily, style.fontWeight)
  return layoutCaption(context, text, style, output)
}
const runsOf = (text: string, words: readonly string[], stored = {}) => wordRuns(context, layout(text, stored), words)

test('each word has its position within the line', () => {
  const runs = runsOf('Over the sea', ['Over', 'the', 'sea'])
  expect(runs.map(({ text, word }) => [text, word])).toEqual([
    ['Over', 0],
    ['the', 1],
    ['sea', 2],
  ])
  const { width = 0 } = layout('Over the sea').lines[0] ?? {}
  const [first, , last] = runs
  expect((first?.centerX ?? 0) - context.measureText('Over').width / 2).toBeCloseTo(640 - width / 2)
  expect((last?.centerX ?? 0) + context.measureText('sea').width / 2).toBeCloseTo(640 + width / 2)
})

test('words keep their index over several lines, also if a word is broken', () => {
  const broken = runsOf('over Donaudampfschifffahrtsgesellschaft', ['over', 'Donaudampfschifffahrtsgesellschaft'], { fontSize: 60 })
  expect(broken.map(({ word }) => word)).toEqual([0, 1, 1, 1])
  expect(broken.map(({ text }) => text).join('')).toBe('overDonaudampfschifffahrtsgesellschaft')
})

test('words of a script without spaces are separate runs', () => {
  const runs = runsOf('夜空に花', ['夜空', 'に', '花'])
  expect(runs.map(({ text }) => text)).toEqual(['夜空', 'に', '花'])
  expect(runs[0]?.centerX).toBeLessThan(runs[2]?.centerX ?? 0)
})

test('Arabic words are positioned from right to left; a line with mixed directions is a single run', () => {
  const runs = runsOf('يا ليل', ['يا', 'ليل'])
  expect(runs[0]?.centerX).toBeGreaterThan(runs[1]?.centerX ?? 0)
  expect(runsOf('Hey يا ليل', ['Hey', 'يا', 'ليل']).map(({ text }) => text)).toEqual(['Hey يا ليل'])
})

test.each([
  ['landscape', { width: 1280, height: 720 }],
  ['portrait', { width: 720, height: 1280 }],
  ['square', { width: 720, height: 720 }],
])('lyrics in every style have at most two lines in %s, and stay inside the frame', (_name, output) => {
  const song = 'Everybody wondering whether tomorrow might still remember our names and bring us home'
  const words = song.split(' ').map((text, index) => ({ text, startTimeInFrames: index * 15, durationInFrames: 12 }))
  for (const { value } of STYLES) {
    const style = lyricsStyle(value, output)
    const cues = splitIntoCues(words, 1000, { lineWidth: styledLineWidth(style, output), fps: 30 })
    for (const { text } of cues) {
      const set = layout(text, style, output)
      expect(set.lines.length, `${value}: ${text}`).toBeLessThanOrEqual(2)
      expect(set.block.y).toBeGreaterThan(output.height * 0.25)
      expect(Math.max(...set.lines.map(({ width }) => width))).toBeLessThanOrEqual(output.width * 0.84)
    }
  }
})

test('kinetic captions in portrait stand in one line between 62 and 70 % of the height, also long words', () => {
  const output = { width: 720, height: 1280 }
  const script = 'Extraordinary responsibilities, understandably, overwhelmed everybody. It was the end of a long, long day.'
  const words = script.split(' ').map((text, index) => ({ text, startTimeInFrames: index * 15, durationInFrames: 12 }))
  for (const { value } of STYLES) {
    const style = kineticStyle(value, output)
    for (const { text } of splitIntoCues(words, 1000, cueLimitsFor(style, output, 30))) {
      const { block, lines } = layout(text, style, output)
      expect(lines.length, `${value}: ${text}`).toBe(1)
      expect([block.y >= output.height * 0.62, block.y + block.height <= output.height * 0.7]).toEqual([true, true])
    }
  }
})
