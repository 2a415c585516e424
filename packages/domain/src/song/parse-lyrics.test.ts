import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLyrics } from './parse-lyrics.ts'

const texts = (lyrics: string): readonly string[] => parseLyrics(lyrics).map((line) => line.text)

describe('plain lyrics', () => {
  test('are parsed into lines in order, without blank lines and extra spaces', () => {
    expect(parseLyrics('  One  \t line\r\n\r\nAnd another\rA third\u2028\n   \n')).toEqual([
      { text: 'One line' },
      { text: 'And another' },
      { text: 'A third' },
    ])
  })

  test.each([
    '[Chorus]',
    '[Verse 1: A Singer]',
    '(Verse 1)',
    '(Chorus x2)',
    'Chorus:',
    'VERSE 2',
    'Pre-Chorus',
    '**Hook**',
    '## Bridge ##',
    '[x2]',
    '---',
    '♪♪',
    'Refrão',
  ])('%s is not a line', (label) => expect(texts(`First\n${label}\nSecond`)).toEqual(['First', 'Second']))

  test.each([
    '(ooh, ooh)',
    'Break',
    'Hook me up',
    'Chorus of angels',
    '7',
    'Verse, oh verse',
    'Drop',
    '夜に駆ける',
    'يا ليل',
    '<b>bold</b>',
    '[Chorus] is [what] I am called',
  ])('%s is a line', (line) => expect(texts(line)).toHaveLength(1))

  test('keep markup as text and drop a leading label', () => {
    expect(texts('<script>alert(1)</script>\n[Chorus] Sing it')).toEqual(['<script>alert(1)</script>', 'Sing it'])
  })
})

test('prose without line breaks becomes several lines without loss', () => {
  const prose = 'word '.repeat(100).trim()
  const letters = 'x'.repeat(450)
  expect(texts(prose).map((line) => line.length)).toEqual([199, 199, 99])
  expect(texts(prose).join(' ')).toBe(prose)
  expect(texts(letters).map((line) => line.length)).toEqual([200, 200, 50])
  expect(texts(`[00:10]${letters}\n[00:20]after`).at(-1)).toBe('after')
})

describe('timed lyrics', () => {
  test('start at their timestamps, in whole seconds, tenths, hundredths and thousandths', () => {
    expect(parseLyrics('[00:01]a\n[00:02.5] b\n[1:03.25]c\n[02:00.125]d\n[03:04:50]e')).toEqual([
      { text: 'a', startSeconds: 1 },
      { text: 'b', startSeconds: 2.5 },
      { text: 'c', startSeconds: 63.25 },
      { text: 'd', startSeconds: 120.125 },
      { text: 'e', startSeconds: 184.5 },
    ])
  })

  test('repeat for each timestamp, ordered by time', () => {
    expect(parseLyrics('[00:10.00][00:30.00] La la\n[00:20.00] Words between')).toEqual([
      { text: 'La la', startSeconds: 10 },
      { text: 'Words between', startSeconds: 20 },
      { text: 'La la', startSeconds: 30 },
    ])
  })

  test('are shifted by the offset, never before the start of the song', () => {
    expect(parseLyrics('[ar: Nobody]\n[ti:Song: two]\n[offset: +1500]\n[00:01.00]a\n[00:04.00]b\n[length: 03:00]')).toEqual([
      { text: 'a', startSeconds: 0 },
      { text: 'b', startSeconds: 2.5 },
    ])
    expect(parseLyrics('[offset:-500]\n[00:01.00]a')[0]?.startSeconds).toBe(1.5)
    expect(parseLyrics('[offset:soon]\n[00:01.00]a')[0]?.startSeconds).toBe(1)
  })

  test('end at a timestamp without words', () => {
    expect(parseLyrics('[00:10.00]a\n[00:12.00]\n[00:20.00]b\n[00:22.00][Chorus]\n[00:30.00]c')).toEqual([
      { text: 'a', startSeconds: 10, endSeconds: 12 },
      { text: 'b', startSeconds: 20, endSeconds: 22 },
      { text: 'c', startSeconds: 30 },
    ])
  })

  test('drop the times of single words; the first one starts a line without a timestamp', () => {
    expect(parseLyrics('[00:10.00]<00:10.00>One <00:10.50>two<00:11.00>\n<00:20.00> Three <00:21.00> four')).toEqual([
      { text: 'One two', startSeconds: 10 },
      { text: 'Three four', startSeconds: 20 },
    ])
  })

  test('keep a line without a timestamp after the line before it', () => {
    expect(texts('[00:20.00]later\nafter later\n[00:10.00]sooner')).toEqual(['sooner', 'later', 'after later'])
  })

  test('an invalid timestamp is text', () => {
    expect(texts('[00:99]what\n[0:0:0:0]x\n<99:99>y')).toEqual(['[00:99]what', '[0:0:0:0]x', '<99:99>y'])
  })
})

test('any text gives normalized lines with valid times', () => {
  const fragment = fc.constantFrom(
    '[00:12.50]',
    '[offset:99999]',
    '<00:01>',
    '[Chorus]',
    '\n',
    '\r',
    '\0',
    ' ',
    '(',
    '[',
    ']',
    '\uD800',
    '\u202E',
    'la',
    '👩‍👩‍👧',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(fragment, fc.string({ unit: 'binary' })), { maxLength: 40 }), (fragments) => {
      for (const { text, startSeconds = 0, endSeconds = 1e9 } of parseLyrics(fragments.join(''))) {
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/[\p{Cc}\n]|^$/u)
        expect(startSeconds).toBeGreaterThanOrEqual(0)
        expect(endSeconds).toBeGreaterThan(startSeconds)
      }
    }),
    { numRuns: 300 },
  )
})

test('ten thousand odd characters are at most fifty lines', () => {
  for (const odd of ['[', ' ', '<', '[00:01]', '(', '[a:', '*', '- ', '<00:01> ']) {
    expect(parseLyrics(odd.repeat(10_000 / odd.length)).length).toBeLessThanOrEqual(50)
  }
})
