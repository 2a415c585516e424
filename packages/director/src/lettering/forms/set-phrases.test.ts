import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { setPhrasesIn } from './set-phrases.ts'

test.each([
  ['Fall in feet first, said the guide.', 'feet first'],
  ['His leg was broken in three places.', 'in three places'],
  ['Free delivery until Mother’s Day.', 'until Mother’s Day'],
  ['Arrive no later than noon.', 'no later than noon'],
  ['It dives as deep as three kilometres.', 'as deep as three kilometres'],
])('%s: "%s" belongs together', (text, phrase) => {
  const words = text.split(' ')
  expect(setPhrasesIn(text).map(({ from, to }) => words.slice(from, to).join(' ').replace(/[.,]$/u, ''))).toContain(phrase)
})

test.each([
  ['The cave was dark. Fall in feet first, said the guide. Do not scream.', 1, 'Fall in feet first'],
  ['The rope was short. The boy went down head first. It was cold.', 1, 'The boy went down head first'],
  ['His leg hurt. It was broken in three places. He walked on.', 1, 'broken in 3 places'],
])('%s: the lettering of sentence %i does not end or begin within', (script, i, words) => {
  const texts = directScript(script)[i]!.textOnScreen
  expect(texts.join(' | ')).toContain(words)
  expect(texts).not.toContain('3 places')
})
