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
])('what something is only said to be is not drawn: %s', (sentence, likened) => {
  expect(shown(sentence)).not.toMatch(likened)
})
