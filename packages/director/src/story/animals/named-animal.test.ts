import { expect, it } from 'vitest'
import { directScenes as directScript } from '../../testing/direct-scenes.ts'

const shownIn = (script: string) => directScript(script).map(({ shown }) => shown.map(({ what }) => what.split(' ').at(-1)!))

it('an animal with a nickname is that animal in every sentence', () => {
  for (const shown of shownIn('Old Badger lived alone. He shut the door. Badger read a book.')) {
    expect(shown).toContain('badger')
    expect(shown).not.toContain('man')
  }
})

it.each([
  ['Mrs Mouse baked a cake in the forest.', 'mouse'],
  ['Captain Crab was afraid of the pond.', 'crab'],
  ['Rabbit found a hat in the meadow. Rabbit laughed.', 'rabbit'],
])('a title before an animal of a tale: %s', (script, animal) => {
  expect(shownIn(script)[0]).toContain(animal)
})

it('people with the names of animals are people', () => {
  expect(shownIn('Mr Fox was a lawyer. He wrote to Mrs Wolf every week.').flat()).not.toContain('fox')
  expect(shownIn('Tiger Woods won the Masters again.')[0]).not.toContain('tiger')
})

it('a country is no animal of its name', () => {
  expect(shownIn('Sheep graze on the hills in the middle of Turkey. The shepherd sings. The sun sets.')[0]).not.toContain('turkey')
})
