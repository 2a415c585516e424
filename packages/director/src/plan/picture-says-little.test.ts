import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const keyWords = (text: string) =>
  directScript(text)[0]!
    .plan.text.filter(({ role }) => role === 'key')
    .map(({ words }) => words)

test.each(['Engineers lowered the interest on the loan.', 'A torrent tore the roots of a tree out of the valley.'])(
  'words are set beside a picture that leaves open what is said: %s',
  (text) => {
    expect(directScript(text)[0]!.plan.cast.length + directScript(text)[0]!.plan.things.length).toBeGreaterThan(0)
    expect(keyWords(text)).toHaveLength(1)
  },
)

test.each([
  'A dog chases a cat.',
  'The girl climbs the tree.',
  'Mix the flour with water.',
  'There are two goats on the hill.',
  'It rains on the old bridge.',
])('a picture that shows its sentence needs none: %s', (text) => {
  expect(keyWords(text)).toEqual([])
})

test.each([
  ['Envy is a poor teacher, but a good driver.', 'driver'],
  ['She became a nurse, then a farmer, then a judge.', 'farmer'],
])('%s: nobody else is there', (text, person) => {
  expect(
    directScript(text)[0]!
      .shown.map(({ what }) => what)
      .join(),
  ).not.toContain(person)
})
