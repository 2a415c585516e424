import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const placesOf = (script: string): (string | undefined)[] => directScript(script).map(({ plan }) => plan.place)
const hoursOf = (script: string): (string | undefined)[] => directScript(script).map(({ plan }) => plan.hour)

test('animals in tall grass are on the savanna that they live on', () => {
  const script =
    'A lone cheetah scans the horizon of the savanna from a termite mound. Her three cubs, hidden in the tall grass, have not eaten for two days. She creeps toward a herd of gazelles.'
  expect(placesOf(script)[1]).toBe('savanna')
})

test('snow leopards are above the trees', () => {
  const script =
    'High in the Himalayas a snow leopard follows a narrow ledge without a sound. She misses nine hunts out of ten. She drags the prey to her cubs.'
  expect(placesOf(script)[0]).toBe('summit')
})

test('homes of a tale have a hearth, unless it is one of today', () => {
  const tale = 'Once upon a time there lived a poor weaver. One evening she was cooking soup in her kitchen. She laughed until she cried.'
  expect(placesOf(tale)[1]).toBe('cottage')
  expect(placesOf(tale.replace('laughed until she cried', 'bought a television'))[1]).toBe('kitchen')
})

test('who sails is on deck, and on a ferry at sea', () => {
  const voyage = 'In 1519 the sailors had been at sea for two years. Rats were sold on deck for half a gold coin. Only eighteen came home.'
  expect(placesOf(voyage)[1]).toBe('ship-deck')
  expect(placesOf('I took the ferry to Crete. I stood on the deck of the ship and wept. I felt free.')[1]).not.toBe('ship-deck')
})

test('a frozen lake of the Alps is in the mountains, and no street of Japan follows to Iceland', () => {
  const script =
    'We saw the orange gates of Kyoto before sunrise. We took the night train through the Alps, and I woke up to a frozen lake. In Marrakesh an old man poured mint tea.'
  expect(placesOf(script)[1]).toBe('mountain')
  expect(hoursOf(script)[2]).toBe('day')
})

test('a room with a number is no living room', () => {
  const script =
    'I work as a nurse in a hospital. Every evening the call button in room 412 lights up. She has never told anyone what she saw in the hospital.'
  expect(placesOf(script)).not.toContain('room')
})

test('what an animal does at night is no hour of what it does else', () => {
  const script =
    'The fox follows a narrow path through the forest. Her thick tail keeps her balance, and at night it warms her like a scarf. She has watched the mice since breakfast.'
  expect(hoursOf(script)).toEqual(['day', 'night', 'day'])
})

test('who is left out of a joy does not share it', () => {
  const [first] = directScript('Everyone in my class was cheering except me. I had failed by two points. My father bought two ice creams.')
  expect(first!.plan.cast.map(({ feeling }) => feeling)).not.toContain('happy')
})

test('a father is no daughter', () => {
  const [first] = directScript('There lived a poor shoemaker whose daughter had never once laughed. He wept. He sang.')
  expect(first!.plan.cast[0]!.traits?.age).not.toBe('child')
})
