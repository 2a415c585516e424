import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { analyse } from '../story/analysis.ts'
import { isWholePhrase } from './whole-phrase.ts'

const wordsOn = (text: string) => directScript(text)[0]!.textOnScreen
const readOf = (text: string) => analyse([text], new Set())[0]!
/** Whether some neighbouring words of a sentence are a whole phrase. */
function isWhole(text: string, words: string): boolean {
  const all = text.split(' ').map((word) => word.replace(/[,;.!?]$/u, ''))
  const own = words.split(' ')
  const from = all.findIndex((_, i) => own.every((word, n) => all[i + n] === word))
  expect(from, words).toBeGreaterThanOrEqual(0)
  return isWholePhrase(readOf(text), [from, from + own.length - 1])
}

test.each([
  ['He folded in half a pound of butter and waited.', 'half a pound', 'half a pound of butter'],
  ['Scrub the dried mud off with a stiff brush.', 'Scrub the dried mud', 'Scrub the dried mud off'],
  ['She hummed her song right into the microphone.', 'hummed her song right', 'hummed her song'],
  ['All this runs so your aunt can watch a film.', 'runs so your aunt', 'your aunt'],
  ['They never sold the old boat to the captain.', 'sold the old boat', 'never sold the old boat'],
  ['The letters are cut into strips that fill whole sacks.', 'cut into strips that fill', 'cut into strips'],
  ['A narrow wooden bridge crosses the river.', 'narrow wooden', 'narrow wooden bridge'],
  ['Put the wet towel on the chair.', 'Put the wet towel', 'Put the wet towel on the chair'],
])('%s: not "%s" but "%s"', (text, piece, whole) => {
  expect([isWhole(text, piece), isWhole(text, whole)]).toEqual([false, true])
})

const SENTENCES = [
  'Tip in a full cup of lentils, cover everything with broth, and simmer it for twenty minutes.',
  'If your knee clicks when you sit down, please stop running and ask a trainer.',
  'Scrape the burnt sugar off with a spoon before you pour a single cup of milk.',
  'Each time you open an app, your phone is broken into signals that chase each other across the sky.',
  'And all of that works so your brother can send you a joke.',
  'Then the candle died, and somebody breathed my name right behind my neck.',
  'She insisted that you cannot choose the weather, only the coat that you wear.',
  'You are not late in life; you are only in the part that no one applauds.',
  'Nobody told the new guard that the west gate had never been locked.',
  'A pair of old boots stood beside the door of the lighthouse for eleven winters.',
  'The second kind of memory is lost as soon as you stop using it.',
  'My uncle always said that the sea gives back half of what it takes.',
  'Turn the small brass key twice, pull the drawer out, and take the blue envelope.',
  'Almost every bank in the city closed its doors before the end of the week.',
  'When the pressure inside the pipe drops, the valve shuts itself and the pump goes silent.',
  'He gave his daughter a piece of chalk and told her to draw the future.',
  'Why does a loaf of bread go stale faster in the fridge than on the table?',
  'The trick is not talent but a quiet hour before the house wakes up.',
  'Three quarters of the village was under water by the time the boats arrived.',
  'Your body keeps the heat in by closing the smallest vessels of your skin.',
]

const OPEN =
  /(?:^| )(?:the|an?|of|and|or|is|are|was|were|my|your|his|her|its|our|their|with|from|than|that|which|to|into|very|right|every|only|single|old|whole)$/iu
const OF_SOMETHING = /\b(?:head|half|piece|cup|pair|kind)$/iu

test.each(SENTENCES)('the words on screen of "%s" are whole', (text) => {
  for (const words of wordsOn(text).flatMap((one) => one.split(', '))) {
    expect(words).not.toMatch(OPEN)
    if (new RegExp(`${words} of\\b`, 'iu').test(text)) expect(words).not.toMatch(OF_SOMETHING)
    const isLong = words.split(' ').length > 1 && text.includes(words)
    if (isLong) expect(isWhole(text, words), words).toBe(true)
  }
})

test('no label drops what its sentence denies', () => {
  expect(wordsOn('She insisted that you cannot choose the weather, only the coat that you wear.')).not.toContain('choose the weather')
})

const PROCESS =
  "First the cocoa beans are fermented under banana leaves for a week. Then they are dried in the sun. Only at the very end does the sugar come in, and that's what makes it chocolate."

test('a process is told of what it is done to, not of the words beside it', () => {
  const [first, , last] = directScript(PROCESS, { language: 'en' })
  expect(first!.shown.map(({ what }) => what)).toContain('cocoa bean')
  expect(first!.textOnScreen).toEqual(['The cocoa beans are fermented under banana leaves'])
  expect(last!.textOnScreen.join(' ')).not.toMatch(/^End/u)
})

test('what is forbidden is told of what is drawn', () => {
  const script =
    "Your router isn't slow, it's just badly placed. Metal shelves swallow the signal before it ever reaches your sofa. So don't hide it behind the television, and never put it on the floor."
  expect(directScript(script, { language: 'en' })[2]!.textOnScreen).toEqual(["Don't hide it behind the television"])
})
