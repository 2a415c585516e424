import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const momentsOf = (script: string) => directScript(script).map(({ plan: { place, hour } }) => ({ place, hour }))

test('a planet that one sentence names is the place of that sentence only', () => {
  const moments = momentsOf(
    'Have you ever wondered why the sky looks blue, even though the light from the sun is white? Sunlight is a mixture of all colors. The air scatters short blue waves more strongly than the red ones. At sunset the light has to travel through more air, so only red is left. On Mars, where the air is full of dust, the sunsets are blue.',
  )
  expect(moments.map(({ place }) => place)).toEqual(['meadow', 'meadow', undefined, 'meadow', 'space'])
  expect(moments[3]!.hour).toBe('dusk')
})

test('an explanation of a water or a land by its subject is seen there', () => {
  const [first] = momentsOf('Have you ever asked yourself why the ocean is blue? Water swallows red light. Only blue light is left.')
  expect(first!.place).toBe('sea')
})

test('an hour of a concession or of what had been done before is not that of the sentence', () => {
  const moments = momentsOf(
    'On the third night I woke up in my bed. I found a doll beside my pillow, although I was certain that I had buried it that afternoon. Its eyes were open.',
  )
  expect(moments[1]).toEqual({ place: 'bedroom', hour: 'night' })
})

test('at a part of a place one is in it', () => {
  const moments = momentsOf(
    'My grandmother lived alone. At the end of the hallway she kept an old mirror. She stood at the top of the hill every evening.',
  )
  expect(moments.map(({ place }) => place).slice(1)).toEqual(['hallway', 'meadow'])
})

test('who a relative clause tells more about is where the main clause says, in the inner of two places', () => {
  const moments = momentsOf(
    'At the foot of a waterfall, deep inside a cave that nobody had ever entered, there lived an old dragon. One day a girl who had lost her goat stumbled into his cave. He made tea for her.',
  )
  expect(moments.map(({ place }) => place)).toEqual(['cave', 'cave', 'cave'])
})

test('a road that winds is no wind', () => {
  const [plan] = directScript('Red gates wind up the mountain. We walked for an hour. We drank tea.').map((one) => one.plan)
  expect(plan!.weather).toBe('clear')
})

test('a room that is told holds who walks in it', () => {
  const moments = momentsOf(
    'He had no money. He learned to read in prison. Last June he walked across a stage in front of ten thousand people, and his mother cried.',
  )
  expect(moments[2]!.place).toBe('stage')
})

test('who is told to be elsewhere, or is thought of, is not where the sentence before was', () => {
  const [, library] = momentsOf(
    'Every morning he washed his face in the bathroom. His teacher noticed that he always stayed in the library. She gave him a key.',
  )
  expect(library!.place).not.toBe('bathroom')
  const [, , lake] = momentsOf('He took me to a lake. We rowed to the middle. I still think of that lake whenever I stand in the subway.')
  expect(lake!.place).toBeUndefined()
})

test('raging water is a storm', () => {
  const [plan] = directScript('The raging sea threw the boat from side to side. Nobody slept. We prayed.').map((one) => one.plan)
  expect(plan).toMatchObject({ place: 'sea', weather: 'storm' })
})
