import { expect, test } from 'vitest'
import { linesOfWords } from './lines-of-words.ts'

const said = (...texts: string[]) => texts.map((text, i) => ({ text, startSeconds: i, endSeconds: i + 0.9 }))
const textsOf = (...given: Parameters<typeof linesOfWords>) => linesOfWords(...given).map(({ words }) => words.map(({ text }) => text))

test('words get the punctuation of the text, and a line ends with its sentence', () => {
  const lines = linesOfWords(said('the', 'fox', 'runs', 'it', 'is', 'late'), 'The fox runs. It is late!')
  expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['The', 'fox', 'runs.'],
    ['It', 'is', 'late!'],
  ])
  expect(lines.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
    [0, 2.9],
    [3, 5.9],
  ])
})

test('words that the text writes together, and dashes alone, keep their times', () => {
  expect(linesOfWords(said('well', 'known', 'he', 'says'), 'Well-known — he says.')[0]!.words).toEqual([
    { text: 'Well-known —', startSeconds: 0, endSeconds: 1.9 },
    { text: 'he', startSeconds: 2, endSeconds: 2.9 },
    { text: 'says.', startSeconds: 3, endSeconds: 3.9 },
  ])
})

test('words stay as they are where the text has others, none, or no spaces', () => {
  expect(textsOf(said('two', 'foxes'), '2 foxes.')).toEqual([['two', 'foxes']])
  expect(textsOf(said('two', 'foxes'), 'Two foxes run.')).toEqual([['two', 'foxes']])
  expect(textsOf(said('two', 'foxes'))).toEqual([['two', 'foxes']])
  expect(textsOf(said('他', '每天', '看海'), '他每天看海。')).toEqual([['他', '每天', '看海']])
})

test('a pause begins another line', () => {
  const [first, second] = said('one', 'two')
  expect(linesOfWords([first!, { ...second!, startSeconds: 2, endSeconds: 3 }])).toHaveLength(2)
})
