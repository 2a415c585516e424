import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castOf = (script: string) =>
  directScript(script).map(({ plan }) => plan.cast.map(({ id, what, traits }) => `${id} ${what} ${traits?.costume ?? '-'}`))

test('a relative who was a baker is one person, dressed so in all sentences', () => {
  expect(castOf('My grandfather was a baker in a small town. He walked to the market. He sat by the river and sang.')).toEqual([
    ['figure-1 grandfather chef'],
    ['figure-1 grandfather chef'],
    ['figure-1 grandfather chef'],
  ])
})

test.each([
  ['I worked as a nurse for twenty years. I sat in the parking lot and cried. My feet hurt every night.', 'nurse'],
  ['I was a soldier once. I sat in the parking lot and cried. My feet hurt every night.', 'soldier'],
])('whoever tells a script wears the clothes of its work: %s', (script, costume) => {
  expect(castOf(script)[1]).toEqual([`teller person ${costume}`])
})

test('whom somebody met is somebody else', () => {
  expect(castOf('I met a nurse. I sat in the parking lot and cried. My feet hurt every night.')[1]).toEqual(['teller person -'])
})

test('who only wants to become something does not wear its clothes yet', () => {
  const [, wishing] = castOf(
    'A girl waved at the door. She wants to become a firefighter and ride in a truck. She sat by the river and sang.',
  )
  expect(wishing!.join()).not.toContain('firefighter')
})
