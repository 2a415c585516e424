import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { COLOURS } from '../../languages/en/words.ts'

const BEFORE = 'The old house was quiet. Nobody had been there for years.'
const coloursOf = (script: string, what: string) =>
  directScript(`${BEFORE} ${script}`).flatMap(({ plan }) => plan.things.filter((thing) => thing.what === what).map(({ color }) => color))

it.each([
  ['A pink umbrella lay on the pavement.', 'umbrella', 'pink'],
  ['The white shirt hung on a chair.', 'shirt', 'white'],
  ['Paint the wooden chair red and let it dry.', 'chair', 'red'],
  ['The sofa is grey.', 'sofa', 'grey'],
])('a thing has the colour that its sentence tells: %s', (sentence, what, colour) => {
  expect(coloursOf(sentence, what).at(-1)).toBe(COLOURS[colour])
})

it('a thing keeps the colour that an earlier sentence told', () => {
  expect(coloursOf('The white shirt hung on a chair. The shirt was wet.', 'shirt')).toEqual([COLOURS.white, COLOURS.white])
})

it('another thing of the kind has no colour of the first', () => {
  expect(coloursOf('The white shirt hung on a chair. He bought another shirt.', 'shirt').at(-1)).toBeUndefined()
})
