import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (sentence: string) =>
  directScript(`Some days are strange. Life goes on. ${sentence}`)
    .at(-1)!
    .shown.map(({ what }) => what)
    .join()

it.each([
  ['His cane was his sword.', /sword/u],
  ['The lawyer was a lamb among wolves.', /lamb|wolf/u],
  ['Truth is a mirror.', /mirror/u],
  ['Your heart is a hammer.', /hammer/u],
  ['A cactus is a tank with thorns.', /tank/u],
  ['The old oak is the grandfather of the forest.', /grandfather/u],
  ['The ship was a village on the water.', /village/u],
])('what something is only said to be is not drawn: %s', (sentence, likened) => {
  expect(shown(sentence)).not.toMatch(likened)
})
