import { expect, it } from 'vitest'
import { directScenes as directScript } from '../../testing/direct-scenes.ts'

const SCRIPT = [
  'Beneath the Antarctic ice, a leopard seal waits in silence.',
  'Above her, thousands of emperor penguins shuffle nervously towards the edge.',
  'None of them wishes to dive.',
  'At last one bird is pushed, and the hunter strikes with speed.',
].join(' ')
const animalsOf = (script: string, index: number) => directScript(script)[index]!.shown.map(({ what }) => what)

it('a sentence is about its own animal rather than the one of a pronoun beside it', () => {
  expect(animalsOf(SCRIPT, 1)).toContain('penguin')
  expect(animalsOf(SCRIPT, 1)).not.toContain('seal')
})

it('a plural pronoun means the animals told last', () => {
  expect(animalsOf(SCRIPT, 2)).toContain('penguin')
  expect(animalsOf(SCRIPT, 2)).not.toContain('seal')
})

it('nouns for many kinds of animals mean those that were told', () => {
  expect(animalsOf(SCRIPT, 3)).toEqual(expect.arrayContaining(['penguin', 'leopard seal']))
  expect(animalsOf(SCRIPT, 3)).not.toContain('bird')
})

it('another bird stays a bird', () => {
  expect(animalsOf('Penguins stand on the shore. A bird sings.', 1).join()).toContain('bird')
})

it('a hunter with a bow is no animal', () => {
  expect(animalsOf('A man lived there. A wolf howled. The hunter drew his bow.', 2)).not.toContain('wolf')
})

it('a hunter among people is no animal', () => {
  expect(animalsOf('A man saw a wolf. The hunter ran.', 1)).not.toContain('wolf')
})
