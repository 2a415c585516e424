import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (text: string) =>
  directScript(text)
    .at(-1)!
    .shown.map(({ what }) => what)
    .join()

it.each([
  ['Pour a cup of vinegar down the drain.', 'cup'],
  ['Add half a cup of sugar.', 'cup'],
  ['Stir in a ladle of broth and some salt.', 'ladle'],
  ['Finish it with a mountain of grated cheese.', 'mountain'],
  ['Dig up tons of sand.', 'ton'],
  ['Add a spoon of honey.', 'spoon'],
])('how much there is of something is not drawn: %s', (text, container) => {
  expect(shown(text)).not.toContain(container)
})

it.each([
  ['He drank a cup of coffee.', 'cup'],
  ['She held a cup of water.', 'cup'],
  ['Carry a bucket of water.', 'bucket'],
  ['Pour a cup of milk down the drain.', 'milk'],
  ['Add a spoon of honey.', 'honey'],
  ['A mountain rose above the sea.', 'mountain'],
])('what is there is drawn: %s', (text, what) => {
  expect(shown(text)).toContain(what)
})
