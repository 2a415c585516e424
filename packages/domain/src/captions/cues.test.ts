import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaptionWord } from '../timeline/model.ts'
import { fits } from './cue-breaks.ts'
import { cueLimitsFor, lineWidthFor } from './cue-limits.ts'
import { splitIntoCues, type Cue } from './cues.ts'
import { kineticStyle } from './lyrics-style.ts'
import { DETECT_LANGUAGES } from './languages.ts'
import { applyPreset, CAPTION_FONTS, CAPTION_PRESETS, NEW_CAPTION_STYLE } from './presets.ts'
import { splitWords } from './split-words.ts'
import { toSrt, toVtt } from './subtitle-file.ts'
import { joinWords, textWidth } from './text-width.ts'

const LANDSCAPE = { lineWidth: lineWidthFor({ width: 1280, height: 720 }), fps: 30 }
const PORTRAIT = { lineWidth: lineWidthFor({ width: 720, height: 1280 }), fps: 30 }

/** Words spoken one after the other, `pause` frames apart. */
function timedWords(text: string, wordFrames = 9, pause = 2): CaptionWord[] {
  return text
    .split(' ')
    .map((word, index) => ({ text: word, startTimeInFrames: index * (wordFrames + pause), durationInFrames: wordFrames }))
}
const endOf = (words: readonly CaptionWord[]): number => Math.max(0, ...words.map((word) => word.startTimeInFrames + word.durationInFrames))
const cuesOf = (words: readonly CaptionWord[], limits = LANDSCAPE): readonly Cue[] => splitIntoCues(words, endOf(words) + 30, limits)
const textsOf = (words: readonly CaptionWord[], limits = LANDSCAPE): string[] => cuesOf(words, limits).map((cue) => cue.text)

describe('cues of spoken words', () => {
  test('break at the ends of sentences', () => {
    expect(textsOf(timedWords('Why is the sky so blue today? Light from the sun bends in the air. It scatters.'))).toEqual([
      'Why is the sky so blue today?',
      'Light from the sun bends in the air.',
      'It scatters.',
    ])
  })

  test('break long sentences at their commas', () => {
    const sentence =
      'When the light of the sun enters the air above us in the early morning, its blue part is scattered more than its red part is scattered.'
    expect(textsOf(timedWords(sentence))).toEqual([
      'When the light of the sun enters the air above us in the early morning,',
      'its blue part is scattered more than its red part is scattered.',
    ])
  })

  test('without commas break before a short word rather than after it, and leave no orphan', () => {
    expect(
      textsOf(timedWords('An old keeper climbs one hundred and ninety-nine steps to light a lamp that nobody asked him to light.')),
    ).toEqual(['An old keeper climbs one hundred and ninety-nine steps to light', 'a lamp that nobody asked him to light.'])
  })

  test('have two short lines in portrait', () => {
    const texts = textsOf(timedWords('Every night the old keeper climbs one hundred and ninety nine steps to light the lamp.'), PORTRAIT)
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts) expect(textWidth(text)).toBeLessThanOrEqual(46)
  })

  test('show a short sentence at least 0.7 s and are held after the last word', () => {
    const [short] = cuesOf(timedWords('Go.', 6))
    expect(short?.durationInFrames).toBe(21)
    const [longer] = cuesOf(timedWords('Look at this one.', 9))
    expect(longer?.durationInFrames).toBe(9 * 4 + 2 * 3 + 12)
  })

  test('keep the words with their times from the start of the caption', () => {
    const cues = cuesOf(timedWords('One two. Three four.', 20))
    expect(cues[1]).toEqual({
      text: 'Three four.',
      startTimeInFrames: 44,
      durationInFrames: 54,
      words: [
        { text: 'Three', startTimeInFrames: 0, durationInFrames: 20 },
        { text: 'four.', startTimeInFrames: 22, durationInFrames: 20 },
      ],
    })
  })

  test('of no words are empty', () => {
    expect(splitIntoCues([], 100, LANDSCAPE)).toEqual([])
    expect(splitIntoCues([{ text: '  ', startTimeInFrames: 0, durationInFrames: 5 }], 100, LANDSCAPE)).toEqual([])
  })
})

describe('scripts without spaces', () => {
  test('are cut into words and joined again without spaces', () => {
    const phrase = { text: '今日はとても良い天気ですね。明日は雨が降るでしょう。', startTimeInFrames: 0, durationInFrames: 150 }
    const words = splitWords([phrase])
    expect(words.length).toBeGreaterThan(5)
    expect(joinWords(words.map((word) => word.text))).toBe(phrase.text)
    expect(words.filter((word) => /^[。、]/.test(word.text))).toEqual([])
    expect(textsOf([phrase])).toEqual(['今日はとても良い天気ですね。', '明日は雨が降るでしょう。'])
  })

  test('count two columns per CJK character, one per Thai letter and none for its marks', () => {
    expect(textWidth('天気')).toBe(4)
    expect(textWidth('한국')).toBe(4)
    expect(textWidth('ที่นี่')).toBe(2)
    expect(textWidth('sky')).toBe(3)
  })

  test('Korean and English keep their spaces', () => {
    expect(joinWords(['안녕', '세계'])).toBe('안녕 세계')
    expect(joinWords(['我用', 'iPhone', '拍照'])).toBe('我用 iPhone 拍照')
  })

  test('a number stays with the letters that follow it', () => {
    expect(textsOf([{ text: '2025年，我们用iPhone拍照。', startTimeInFrames: 0, durationInFrames: 90 }])).toEqual([
      '2025年，我们用iPhone拍照。',
    ])
  })

  test('long Chinese speech never fills more than two lines', () => {
    const phrase = { text: '春天来了山上的花都开了小鸟在树上唱歌孩子们在田野里奔跑'.repeat(4), startTimeInFrames: 0, durationInFrames: 900 }
    const cues = cuesOf([phrase], PORTRAIT)
    for (const cue of cues) expect(textWidth(cue.text)).toBeLessThanOrEqual(46)
    expect(cues.map((cue) => cue.text).join('')).toBe(phrase.text)
  })
})

const words = fc
  .array(
    fc.record({
      text: fc.stringMatching(/^[a-z]{1,14}[.,!?]?$/),
      length: fc.integer({ min: 1, max: 30 }),
      pause: fc.integer({ min: 0, max: 40 }),
    }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((drawn) => {
    let start = 0
    return drawn.map(({ text, length, pause }) => {
      const word = { text, startTimeInFrames: start, durationInFrames: length }
      start += length + pause
      return word
    })
  })

const TALL = { width: 720, height: 1280 }
const KINETIC = cueLimitsFor(kineticStyle('anime', TALL), TALL, 30)

test('kinetic cues have one line of two to four words, and end with clauses where they can', () => {
  const script = 'Put away one hundred dollars, leave it alone, and wait thirty years for your money to grow.'
  const drawn = script.split(' ').map((text, index) => ({ text, startTimeInFrames: index * 10, durationInFrames: 9 }))
  expect(splitIntoCues(drawn, 200, KINETIC).map(({ text }) => text)).toEqual([
    'Put away one',
    'hundred dollars,',
    'leave it alone,',
    'and wait thirty',
    'years for your',
    'money to grow.',
  ])
})

test('kinetic cues of a script without spaces are as wide as their line', () => {
  const drawn = [{ text: '我们把一百美元放在一边然后等待三十年', startTimeInFrames: 0, durationInFrames: 160 }]
  expect(splitIntoCues(drawn, 170, KINETIC).map(({ text }) => text)).toEqual(['我们把一百美元', '放在一边然后等待', '三十年'])
})

test('cues contain every word once, fit their lines, never overlap and are readable where there is room', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(LANDSCAPE, PORTRAIT, KINETIC), fc.integer({ min: 0, max: 60 }), (drawn, limits, after) => {
      const end = endOf(drawn) + after
      const cues = splitIntoCues(drawn, end, limits)
      expect(cues.flatMap((cue) => cue.words.map((word) => word.text))).toEqual(drawn.map((word) => word.text))
      for (const [index, cue] of cues.entries()) {
        const next = cues[index + 1]?.startTimeInFrames ?? end
        expect(fits(cue.words, limits)).toBe(true)
        expect(cue.startTimeInFrames + cue.durationInFrames).toBeLessThanOrEqual(next)
        expect(cue.durationInFrames).toBeGreaterThanOrEqual(Math.min(21, next - cue.startTimeInFrames))
      }
    }),
    { numRuns: 300 },
  )
})

test('a story spoken at a normal pace has no caption under 0.7 s', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,10}[.,]?$/), { minLength: 1, maxLength: 60 }), (drawn) => {
      for (const cue of cuesOf(timedWords(drawn.join(' '), 8, 3))) expect(cue.durationInFrames).toBeGreaterThanOrEqual(21)
    }),
    { numRuns: 300 },
  )
})

describe('subtitle formats', () => {
  const cues = [
    { text: 'a < b & c', startTimeInFrames: 0, durationInFrames: 45 },
    { text: 'Later', startTimeInFrames: 110_000, durationInFrames: 31 },
  ]

  test('SubRip', () => {
    expect(toSrt(cues, 30)).toBe('1\n00:00:00,000 --> 00:00:01,500\na < b & c\n\n2\n01:01:06,667 --> 01:01:07,700\nLater\n')
  })

  test('WebVTT', () => {
    expect(toVtt(cues, 30)).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.500\na &lt; b &amp; c\n\n01:01:06.667 --> 01:01:07.700\nLater\n')
  })
})

describe('caption options', () => {
  test('24 languages, 10 fonts, 12 presets in order', () => {
    expect(DETECT_LANGUAGES.join(' ')).toBe('auto en zh es fr de ja ko pt ru ar hi it nl sv da nb fi pl tr th vi ms tl')
    expect(CAPTION_FONTS).toHaveLength(10)
    expect(CAPTION_PRESETS.slice(1).map((preset) => preset.name)).toEqual([
      'White Shadow',
      'White Gray Shadow',
      'White Black Shadow',
      'Black Text',
      'Yellow Black Shadow',
      'Black Green Shadow',
      'Orange Red Shadow',
      'Black on Yellow',
      'White on Blue',
      'White on Dark Blue',
      'White Centered Blue',
    ])
  })

  test('applying a preset keeps size and width', () => {
    for (const preset of CAPTION_PRESETS) {
      expect(applyPreset({ ...NEW_CAPTION_STYLE, fontSize: 44, maxWidth: 50 }, preset)).toMatchObject({
        fontSize: 44,
        maxWidth: 50,
        ...preset.look,
      })
    }
    expect(applyPreset(NEW_CAPTION_STYLE, CAPTION_PRESETS.at(-1)!)).toMatchObject({ height: 45, backgroundColor: '#2196F3' })
  })
})
