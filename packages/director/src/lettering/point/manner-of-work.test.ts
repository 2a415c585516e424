import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const wordsOf = (script: string): readonly string[] => directScript(script).map(({ textOnScreen }) => textOnScreen.join(' | '))

test('hands at work have the adverb or bound that carries the news', () => {
  expect(wordsOf('Boil the eggs for no more than seven minutes. Peel them from the blunt end. Slice them lengthwise.')).toEqual([
    'Boil the eggs for no more than 7 minutes',
    'Peel the eggs from the blunt end',
    'Slice the eggs lengthwise',
  ])
})

test('what is forbidden is lettered', () => {
  const [, second] = wordsOf('Fold the sweater over the rack. Never hang it by the shoulders. Let it dry flat.')
  expect(second).toBe('Never hang it by the shoulders')
})

test('a command without an adverb has no words that only repeat what hands do', () => {
  const [first] = wordsOf('Peel the ginger with a spoon. Cut it. Serve it.')
  expect(first).toBe('')
})
