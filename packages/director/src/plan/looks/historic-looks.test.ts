import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const traitsOf = (script: string) => directScript(script).flatMap(({ plan }) => plan.cast.map(({ traits }) => traits))

test('people of the past in Europe are fair, and as young as their script tells', () => {
  const traits = traitsOf(
    'Marie Curie grew up in Warsaw, where girls were not allowed to study. At 24 she took a train to Paris with almost no money. She lived in a cold attic and ate bread and tea. In 1903 she became the first woman to win the Nobel Prize.',
  )
  expect(traits.length).toBeGreaterThan(2)
  for (const one of traits) expect(one).toMatchObject({ skin: 'fair', age: 'young' })
})

test('elsewhere nothing is said of their skin', () => {
  const traits = traitsOf(
    'In 1324 Mansa Musa left Mali with sixty thousand men. He rode to Cairo on a horse. The king gave gold to everyone he met. He came home to Timbuktu in 1325.',
  )
  for (const one of traits) expect(one?.skin).toBeUndefined()
})
