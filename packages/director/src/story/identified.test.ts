import { expect, test } from 'vitest'
import { shown } from '../testing/last-sentence.ts'

test.each([
  ['The ladder leaned on the barn. It really was a walk in the park.', 'ladder'],
  ['The hammer lay on the bench. Was it a lantern?', 'hammer'],
  ['A candle burned in the window. Is it still the same bridge?', 'candle'],
  ['The basket was full. It actually was a trumpet.', 'basket'],
  ['The drum was loud. It simply was an umbrella.', 'drum'],
])('what `it` is said to be is not what was named before: %s', (script, thing) => {
  expect(shown(script)).not.toContain(thing)
})

test.each([
  ['The captain sold the wheel. Is it still the same ship?', 'ship'],
  ['They painted the walls. Was it the same house?', 'house'],
  ['She mended the seat. Is it the same chair?', 'chair'],
  ['He changed both wheels. Is it really the same bicycle?', 'bicycle'],
  ['They tuned every string. Is it still the same guitar?', 'guitar'],
])('of a question what stays the same is there: %s', (script, thing) => {
  expect(shown(script)).toContain(thing)
})
