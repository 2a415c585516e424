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

it('a noun for many kinds means the animal that the script is about', () => {
  const script = 'Emperor penguins live in Antarctica. A leopard seal waits. The first hungry bird jumps into the water.'
  expect(animalsOf(script, 2).join()).toContain('penguin')
  const cats = 'The snow leopard lives in the mountains. A golden eagle circles above the cliff. The cat waits behind a rock.'
  expect(animalsOf(cats, 2).join()).toContain('snow leopard')
})

it('a predator behind another hunter is not the animal that the script is about', () => {
  const script = 'The fox lives in the valley. The fox sleeps in a den. A golden eagle circles above the cliff. The predator jumps.'
  expect(animalsOf(script, 3).join()).not.toContain('fox')
})

it('a sea lion is no lion', () => {
  expect(animalsOf('A sea lion rests on a rock.', 0).join()).not.toMatch(/(?<!sea )lion/u)
})
