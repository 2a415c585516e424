import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (script: string) => directScript(script, { hasCards: false }).at(-1)!.plan
const castOf = (script: string): string[] =>
  planOf(script)
    .cast.map(({ what, action, target }) => [what, action, ...(target === undefined ? [] : [target])].join(' '))
    .toSorted()
const thingsOf = (script: string): string[] => planOf(script).things.map(({ what }) => what)

test.each([
  ['Nora lost her job. She sat in the library and taught herself to code.', 'woman write', 'laptop'],
  ['My grandfather was old. He taught me how to fish.', 'grandfather hold', 'fishing rod'],
  ['The garden was quiet. A gardener was raking leaves.', 'gardener work', 'rake'],
  ['Nora was tired. Every evening she studied in the kitchen.', 'woman read', 'desk'],
])('what is done with one tool is done with it: %s', (script, figure, tool) => {
  expect(castOf(script)[0]).toContain(figure)
  expect(thingsOf(script)).toContain(tool)
})

test('who rides has an animal to sit on, one for each', () => {
  expect(castOf('In Morocco we rode camels across the dunes.')).toEqual(['camel stand', 'person ride camel'])
  expect(castOf('In 1812 a soldier rode through the gates of the city.')).toEqual(['horse walk', 'soldier ride'])
})

test.each([
  ['Nora was late. She took the bus to the hospital.', 'bus'],
  ['My brother was late. He drove us to the lake in his rusty car.', 'car'],
  ['The widow had one suitcase. She took a train to the sea.', 'train'],
])('who travels in something sits in it: %s', (script, place) => {
  expect(planOf(script)).toMatchObject({ place, cast: [{ action: 'sit' }] })
})

test('a car that is brought somewhere is no place', () => {
  expect(planOf('Nora was late. She took the car to the garage.').place).not.toBe('car')
})

test('those who are led or chased go, too, and nobody is led by who leaves', () => {
  expect(castOf('Tom was six. His sister led him through the woods.')).toEqual(['boy walk', 'sister walk boy'])
  expect(castOf('The bear was old. A small mouse led the bear home.')).toEqual(['bear walk', 'mouse walk bear'])
  expect(castOf('The fox was old. A bear chased the fox through the snow.')).toEqual(['bear run fox', 'fox run'])
  expect(castOf('The fox was old. The fox followed a bear through the snow.')).toEqual(['bear walk fox', 'fox walk'])
  expect(castOf('Tom was six. A nurse left the boy.').join()).not.toContain('walk boy')
})

test('what somebody only should do is not done', () => {
  expect(castOf('A king came to the city. The baker answered that the king should dance.')).not.toContain('king dance')
})

test('on a card somebody does what is told', () => {
  const [, , running] = directScript(
    'Tom was poor. He lived alone. By sixteen he was running races, and by twenty he had won three medals.',
  )
  expect(running!.plan).toMatchObject({ form: 'words', cast: [{ action: 'run' }] })
})

test('a later clause tells what its subject does', () => {
  expect(castOf('My neighbour Rosa is eighty-three and she still climbs the stairs with two bags.').join()).toContain('neighbor walk')
  expect(castOf('The king was old, but he danced all night.').join()).toContain('king dance')
  expect(castOf('The king died, so she danced.').join()).not.toContain('king dance')
})

test('music is played on the instrument of the script, and a call is made by phone', () => {
  expect(thingsOf('Karl learned the piano at forty. He was a baker. He closed his eyes and played the same four bars.')).toContain('piano')
  expect(thingsOf('Karl was a baker. He was good at chess. He played at a wedding.')).not.toContain('piano')
  expect(thingsOf('A hiker was lost. On Friday he called his mother and cried.')).toContain('smartphone')
  expect(thingsOf('A hiker was lost. On Friday he called his mother lazy.')).not.toContain('smartphone')
})

test('people march in the street, and the horse of a rider stays in the scene beside words', () => {
  expect(planOf('Thousands of nurses marched to demand higher pay.').place).toBe('street')
  const [, riding] = directScript(
    'In 1812 Napoleon led six hundred thousand soldiers into Russia. When he rode into Moscow, the streets were empty. It was cold.',
  )
  expect(riding!.plan.cast).toMatchObject([{ action: 'ride' }, { what: 'horse' }])
})
