import { expect, test } from 'vitest'
import { detailsOf, truncateFacts, NO_DETAILS } from './idea-details.ts'

test('empty fields are not sent', () => {
  expect(detailsOf(NO_DETAILS)).toEqual({})
  expect(detailsOf({ audience: '  ', facts: ' \n ', ending: '' })).toEqual({})
})

test('each line of the facts field is one fact', () => {
  expect(detailsOf({ audience: ' tea lovers ', facts: 'Monks brought it.\n\n Uji is famous for it. ', ending: 'The end.' })).toEqual({
    audience: 'tea lovers',
    facts: ['Monks brought it.', 'Uji is famous for it.'],
    ending: 'The end.',
  })
})

test("a fourth line and text past the limit can't be typed", () => {
  expect(truncateFacts('a\nb\nc\nd', 150)).toBe('a\nb\nc')
  expect(truncateFacts('🍵🍵🍵🍵', 3)).toBe('🍵🍵🍵')
})
