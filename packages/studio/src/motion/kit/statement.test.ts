import { expect, test } from 'vitest'
import { motionLook } from '../looks/looks.ts'
import { createLettering } from './lettering.ts'
import { countIn } from './key-noun.ts'
import { keyWordsOf, statementOf } from './statement.ts'

const keysOf = (text: string, options: Parameters<typeof keyWordsOf>[1] = {}): string => {
  const words = text.split(' ')
  const keys = keyWordsOf(words, options)
  return words.filter((_, i) => keys[i]).join(' ')
}

test('numbers are set off first, then names, then what is drawn, then the noun that the statement is about', () => {
  expect(keysOf('garlic costs $3 today')).toBe('$3')
  expect(keysOf('six cloves of garlic')).toBe('six cloves')
  expect(keysOf('he fed the hungry hedgehogs', { drawn: 'hedgehog' })).toBe('hedgehogs')
  expect(keysOf('a frying pan for eggs', { drawn: 'frying pan' })).toBe('frying pan')
  expect(keysOf('slice six large onions')).toBe('six large onions')
  expect(keysOf('it came at 3 am')).toBe('3 am')
  expect(keysOf('20 pays your bills')).toBe('20')
  expect(keysOf('people threw their furniture into boats')).toBe('furniture')
  expect(keysOf('the Lord Mayor went back to bed')).toBe('bed')
  expect(keysOf('Time is money, they said', { key: 'time is money' })).toBe('Time is money,')
})

test('the subject of a statement is no news, but a name is', () => {
  expect(keysOf('the hedgehogs were too prickly', { drawn: 'hedgehog' })).toBe('')
  expect(keysOf('That bank exists', { drawn: 'bank' })).toBe('')
  expect(keysOf('A scout flies home')).toBe('')
  expect(keysOf('The Vasa sank')).toBe('Vasa')
  expect(keysOf('The lake is called Lake Vostok')).toBe('Lake Vostok')
  expect(keysOf("It swims below the ice of Jupiter's moon Europa", { drawn: 'moon' })).toBe('Europa')
  expect(keysOf('They wait until the end of the month')).toBe('month')
  expect(keysOf('ALL OF THE MONEY IS GONE')).toBe('MONEY')
})

test('no word is set off where all of them would be', () => {
  expect(keysOf('crib')).toBe('')
  expect(keysOf('1854')).toBe('')
  expect(keysOf('black hole', { drawn: 'black hole' })).toBe('')
})

test.each([
  'nobody is coming to save you',
  'they gave it all back',
  'he never looked outward',
  'she turned right',
  'each one is hotter',
  'the wound came',
  'that decision only made things worse',
  'the reason is simple',
])('no verb, adverb or pronoun is set off: %s', (text) => {
  expect(['', 'wound']).toContain(keysOf(text))
})

test('a text counts what is drawn beside it', () => {
  expect(countIn('He bought nine trucks in one year', 'truck')).toBe(9)
  expect(countIn('slice 6 large onions', 'onion')).toBe(6)
  expect(countIn('two hundred trucks', 'truck')).toBeUndefined()
  expect(countIn('the truck had nine wheels', 'truck')).toBeUndefined()
})

const letters = createLettering(motionLook('photorealistic'), 1, 'en', '')
const linesOf = (text: string, w: number, h: number, cap = 120): string[] =>
  statementOf(letters, text, 'head', cap, { w, h }).lines.map(({ words }) => words.map((word) => word.text).join(' '))

test('lines are balanced, without a short word alone and without an article at an end', () => {
  expect(linesOf("it's needing less", 1000, 500)).toEqual(["it's needing less"])
  for (const text of ['she stirred tons of black ore', 'the baker forgot to put out the fire in his oven', 'Diogenes lived in a barrel']) {
    const lines = linesOf(text, 1000, 500)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (?:an?|the|to|his)$/u)
    expect(lines.at(-1)!.length).toBeGreaterThan(3)
  }
})

test('lines are within the room, and their words stand one after the other', () => {
  for (const [w, h] of [
    [600, 500],
    [632, 200],
    [300, 120],
  ] as const) {
    const { lines, height, cap, lineHeight } = statementOf(letters, 'You just saved two hundred dollars on a plumber', 'head', 120, {
      w,
      h,
    })
    expect(height - (lineHeight - cap)).toBeLessThanOrEqual(h + 1)
    for (const line of lines) {
      expect(line.width).toBeLessThanOrEqual(w + 0.5)
      for (const [i, word] of line.words.entries()) {
        const next = line.words[i + 1]
        if (next) expect(next.x).toBeGreaterThan(word.x + word.width)
      }
    }
  }
})

test('scripts without spaces and right-to-left ones have lines too', () => {
  const japanese = statementOf(createLettering(motionLook('anime'), 1, 'ja', ''), '複利とは利息にも利息がつくことです', 'head', 80, {
    w: 500,
    h: 300,
  })
  expect(japanese.lines.length).toBeGreaterThan(1)
  const arabic = createLettering(motionLook('anime'), 1, 'ar', 'ابدأ مبكراً')
  const [line] = statementOf(arabic, 'ابدأ مبكراً', 'head', 40, { w: 900, h: 100 }).lines
  expect(line!.words[0]!.x).toBeGreaterThan(line!.words[1]!.x)
})

test('a column of words fills its room with larger letters in more lines than a title', () => {
  const text = 'Because every silence is now filled with a screen, we rarely meet ourselves anymore'
  const room = { w: 632, h: 672 }
  const [title, column] = [statementOf(letters, text, 'head', 74, room), statementOf(letters, text, 'head', 74, room, { set: 'column' })]
  expect(column.cap).toBeGreaterThan(title.cap * 1.3)
  expect(column.lines.length).toBeGreaterThan(title.lines.length)
  expect(column.height).toBeLessThanOrEqual(room.h + column.lineHeight)
  expect(statementOf(letters, 'Miloo knows', 'head', 74, room, { set: 'column' }).lines.length).toBeLessThanOrEqual(2)
})
