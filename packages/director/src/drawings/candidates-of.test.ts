import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const BEFORE = 'Some days are strange. Life goes on.'
const shown = (sentence: string) =>
  directScript(`${BEFORE} ${sentence}`)
    .at(-1)!
    .shown.map(({ what }) => what)
    .join()

it.each([
  ['The smoke detector in the hall went off.', /^smoke$|,smoke$|smoke,/u],
  ['His alibi had more holes than a Swiss cheese.', /cheese/u],
  ['They called him a chicken.', /chicken/u],
  ['The water of the lake is crystal clear.', /crystal/u],
  ['The thief wore a clown mask.', /clown/u],
  ['It comes in sand, moss and midnight.', /beach|moss|night/u],
])('what is only likened, called or a part of a word is not drawn: %s', (sentence, other) => {
  expect(shown(sentence)).not.toMatch(other)
})
