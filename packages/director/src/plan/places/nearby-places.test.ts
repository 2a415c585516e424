import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const placesOf = (script: string) => directScript(script).map(({ plan }) => plan.place)

test('people of no told place are where the story was before', () => {
  expect(placesOf('A woman stood in the garden. A man laughed.')).toEqual(['garden', 'garden'])
})

test('where the story soon will be says nothing of where it is', () => {
  expect(placesOf('A man laughed. A woman stood in the library.')).toEqual(['room', 'library'])
})

test('nobody is put into space or under water by a neighbouring sentence, and things alone stay alone', () => {
  expect(placesOf('A rocket flew through space. A man laughed.')[1]).not.toBe('space')
  expect(placesOf('A woman stood in the garden. The key was lost.')[1]).toBeUndefined()
})

test('nobody stands beside a building or a street lamp inside a room', () => {
  expect(placesOf('A woman stood in the library. A man looked at the factory.')[1]).toBe('street')
})
