import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (script: string) => directScript(script).map((one) => one.shown.map(({ what }) => what))

it.each([
  ['Bruno was a little red bus, and he was always late. One day he got stuck. The children pushed him.', /bus$/u],
  ['Dot was a small green tractor, and she hated mud. She rolled out of the barn. One day she sang.', /tractor$/u],
  ['Captain was a fat orange cat. He had never caught a mouse. He slept all day.', /cat$/u],
  ['Ant Berta found a crumb. Berta carried it home. She was tired.', /ant$/u],
  ['Meet Otto, the lawnmower that works at night. He is as gentle as a lamb. He never stops.', /lawnmower$/u],
])('a thing or an animal with a name is what the script says it is: %s', (script, kind) => {
  for (const names of shown(script)) {
    expect(names).toContainEqual(expect.stringMatching(kind))
    expect(names.join()).not.toMatch(/\b(?:man|woman|captain)\b/u)
  }
})

it('who is excepted from a kind is one of it', () => {
  const names = shown(
    'Snow lay on the forest, and every hedgehog was asleep, except Ottilie. She counted the snowflakes on the branch. Then she ran home. "Good night," said Ottilie.',
  )
  expect(names.at(-1)!.join()).toMatch(/hedgehog/u)
  expect(names.flat().join()).not.toMatch(/\bwoman\b/u)
})

it.each([
  ['All the dogs in the yard barked, but Anna slept. She dreamt of the sea. Anna smiled.', /dog/u],
  ['No bird sang in the forest, but Clara hummed. She was happy. Clara went home.', /bird/u],
])('who does something else than a kind is none of it: %s', (script, kind) => {
  expect(shown(script).at(-1)!.join()).not.toMatch(kind)
  expect(shown(script).at(-1)!.join()).toMatch(/\bwoman\b/u)
})

it('who is excepted by "but" or "but for" is one of a kind', () => {
  for (const joint of ['but', 'but for'])
    expect(
      shown(`Every hedgehog in the forest was asleep ${joint} Ottilie. She counted the snowflakes. Then Ottilie ran home.`).at(-1)!.join(),
    ).toMatch(/hedgehog/u)
})
