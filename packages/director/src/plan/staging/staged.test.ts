import { describe, expect, it, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const plansOf = (script: string) => directScript(script).map(({ plan }) => plan)
const BEHIND = ' Nobody believed it. It was in all the newspapers.'
const planOf = (sentence: string, before = '') => plansOf(before + sentence + BEHIND).at(before === '' ? 0 : before.split('. ').length - 1)!
const whats = (plan: ReturnType<typeof planOf>): string[] => plan.things.map(({ what }) => what)

describe('who does something lying lies', () => {
  it.each([
    'The poet dictated her verses from her bed.',
    'The old novelist wrote his book flat on his back.',
    'Clara eats her soup in bed.',
  ])('%s', (sentence) => {
    const plan = planOf(sentence)
    expect(plan.cast[0]?.action).toBe('lie')
    expect(plan.place).toBe('bedroom')
    expect(plan.handwork).toBeUndefined()
  })

  it('unless somebody gets out of bed', () => {
    expect(planOf('Clara jumped out of bed and ran to the window.').cast[0]?.action).not.toBe('lie')
  })

  it('in a tub nobody stands', () => {
    const plan = planOf('The student did her homework in the bathtub.')
    expect(plan.cast[0]).toMatchObject({ action: 'sit', position: { relation: 'in', of: 'bathtub' } })
  })
})

test('furniture stands in its room, whatever place was told before', () => {
  expect(planOf('The water in the bathtub was cold.', 'Fill the kitchen sink with warm water. ').place).toBe('bathroom')
  expect(planOf('Anna sat at her desk and cried.').place).toBe('office')
  expect(planOf('The bed stood in the middle of the street.').place).not.toBe('bedroom')
})

describe('passengers are inside of their vehicle', () => {
  const FLIGHT = 'She fell asleep on the night flight to Rome. '
  it('in the cabin, where the script tells of a flight', () => {
    expect(planOf('The stewardess brought coffee through the cabin.', FLIGHT).place).toBe('plane')
  })
  it('not on a ship', () => {
    expect(planOf('The captain slept in his cabin.', 'The ship left the harbour at noon. ').place).not.toBe('plane')
  })
  it('in cars of trains, which are no cars', () => {
    const plan = planOf('In the sleeping car an old general snored loudly.')
    expect(plan.place).toBe('train')
    expect(whats(plan)).not.toContain('car')
  })
  it('on the stairs of a plane are no stairs of a house', () => {
    expect(whats(planOf('The passengers climbed down the stairs of the plane.', FLIGHT))).not.toContain('stairs')
  })
})

test('who is on the Moon wears a suit, in a script of another time as well', () => {
  const script =
    'Cleopatra was the last queen of Egypt. Two thousand years after her death, two men walked on the Moon. She spoke nine languages.'
  const [, moon, after] = plansOf(script)
  expect(moon!.cast.map(({ what, traits }) => [what, traits?.period])).toEqual([
    ['astronaut', undefined],
    ['astronaut', undefined],
  ])
  expect(moon!.place).toBe('space')
  expect(after!.cast[0]?.traits?.period).toBe('ancient')
})

test('planets and spacecraft alone are seen in space', () => {
  expect(planOf('The satellite sends pictures to Earth.').place).toBe('space')
})

describe('water of a household is in what holds it', () => {
  it.each([
    ['Fill the kitchen sink with warm water.', 'sink'],
    ['The water in the bathtub was cold.', 'bathtub'],
  ])('%s', (sentence, vessel) => {
    const things = whats(planOf(sentence))
    expect(things).toContain(vessel)
    expect(things).not.toContain('water')
  })
})

describe('vehicles', () => {
  it.each([
    ['A freight train rolled slowly through the desert.', 'drive'],
    ['The last tram leaves at eleven.', 'drive'],
    ['The racing car flew around the bend.', 'drive'],
  ] as const)('%s', (sentence, event) => {
    expect(planOf(sentence).things.find(({ event: own }) => own === event)).toBeDefined()
  })

  it.each([
    ['A truck rammed the school bus at the crossroads.', 'truck', 'school bus'],
    ['A tram crashed into her bus.', 'tram', 'bus'],
    ['The truck was hit by a train at the crossing.', 'train', 'truck'],
    ['A lorry skidded and hit a lamp post.', 'truck', 'lamp post'],
    ['Two planes collided over the lake.', 'airplane', 'airplane'],
  ])('%s meets what it runs into', (sentence, comes, hit) => {
    expect(planOf(sentence).things.slice(0, 2)).toMatchObject([
      { what: comes, event: 'slide' },
      { what: hit, event: 'collide' },
    ])
  })

  it('a tram is in no desert that an earlier sentence told of', () => {
    const script = 'A freight train rolled through the desert. The last tram leaves at eleven. Sailboats crossed the bay.'
    expect(plansOf(script)[1]!.place).not.toBe('desert')
  })
})

test('pictures of somebody are portraits', () => {
  expect(whats(planOf('The museum bought a portrait of the duchess.'))).toContain('portrait')
  const easel = planOf('Rembrandt painted himself more than eighty times.')
  expect(easel.cast[0]?.action).toBe('work')
  expect(whats(easel)).toEqual(['portrait'])
})

test('a year before a number is none of its noun', () => {
  expect(planOf('In 1969 two men planted a flag.').cast).toHaveLength(2)
})

test.each([
  ['The family sat in the dark.', 'night'],
  ['By candlelight, the monks copied the book.', 'night'],
  ['After sunset the village lay in darkness.', 'night'],
  ['They kept her in the dark about the money.', 'day'],
])('%s is seen at %s', (sentence, hour) => {
  expect(planOf(sentence).hour).toBe(hour)
})
