import { expect, test } from 'vitest'
import { parseHexColor } from './parse-hex-color.ts'

test.each([
  ['#ffe600', '#FFE600'],
  ['fe0', '#FFEE00'],
  [' #000 ', '#000000'],
  ['transparent', null],
  ['#12345', null],
  ['', null],
])('"%s" is parsed as the colour %s', (text, expected) => {
  expect(parseHexColor(text)).toBe(expected)
})
