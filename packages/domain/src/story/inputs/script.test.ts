import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsShortScriptWarning, cleanedLength, cleanScript, validateScript } from './script.ts'
import { titleFromScript } from '../title.ts'

test('cleaning removes blanks, joins line breaks and trims', () => {
  expect(cleanScript('a b\n\n\nc')).toBe('ab\nc')
  expect(cleanedLength('a b\n\n\nc')).toBe(4)
  expect(cleanScript(' \r\n\ta\u00A0b\u3000c \r\n \r\n d\n')).toBe('abc\nd')
})

test('a script is at most 900 cleaned characters, however many spaces lie between', () => {
  expect(validateScript('a'.repeat(900))).toBeNull()
  expect(validateScript('a'.repeat(901))).toBe('script_too_long')
  expect(validateScript('aaa '.repeat(300))).toBeNull()
  expect(validateScript('🦊'.repeat(900))).toBeNull()
  expect(validateScript(' \n\t ')).toBe('script_empty')
  for (const script of ['...', '!?', '— “”', '***\n---']) expect(validateScript(script)).toBe('script_empty')
  for (const script of ['7', 'é', '雨', 'ي']) expect(validateScript(script)).toBeNull()
})

test('a script under 100 characters opens the dialog unless it is polished', () => {
  expect(needsShortScriptWarning('a'.repeat(99), false)).toBe(true)
  expect(needsShortScriptWarning('a'.repeat(100), false)).toBe(false)
  expect(needsShortScriptWarning('a'.repeat(99), true)).toBe(false)
})

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\t', '\r', '\u2028', 'é') }), (script) => {
      expect(cleanScript(cleanScript(script))).toBe(cleanScript(script))
      expect(cleanScript(script)).not.toMatch(/[ \t\r]|\n\n/)
    }),
  )
})

test.each([
  ['Why is the sky blue?\nBecause of light.', 'Why is the sky blue?'],
  ['  A   valley\twakes  ', 'A valley wakes'],
  [
    'Deep below the waves there is a lighthouse keeper who never, ever sleeps at night',
    'Deep below the waves there is a lighthouse keeper who never',
  ],
  ['字'.repeat(80), '字'.repeat(60)],
  ['', ''],
])('the title of `%s` is `%s`', (script, title) => {
  expect(titleFromScript(script)).toBe(title)
})
