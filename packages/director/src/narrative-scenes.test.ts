import { expect, test } from 'vitest'
import { directScenes as directScript } from './testing/direct-scenes.ts'
import { castOf, last, lettered, shown, FIRST_PERSON_STORY, WIDOW } from './testing/last-sentence.ts'

test('the gender of a full name is that of its given name or of the script', () => {
  expect(castOf('Captain Ilvara Scott sang. She laughed. Her ship was old.').length).toBe(0)
  expect(directScript('Captain Ilvara Scott sang. She laughed. Her ship was old.')[0]!.plan.cast[0]!.traits?.gender).not.toBe('man')
})

test('whose fire it is tells who somebody is', () => {
  const { plan } = last(`${FIRST_PERSON_STORY} A farmer let us sit by his fire.`)
  expect(plan.cast[0]).toMatchObject({ what: 'farmer', traits: { gender: 'man' } })
})

test('his wife is who `she` is then', () => {
  const story = `${FIRST_PERSON_STORY} A farmer rode past. His wife, who was old, waved. She sang.`
  expect(castOf(story).join()).not.toContain('farmer')
})

test.each(['Tomorrow we climb Mount Elbrus.', 'Tomorrow it is the big one, Ben Nevis.'])('a mountain is nobody: %s', (sentence) => {
  expect(castOf(`${FIRST_PERSON_STORY} ${sentence}`).join()).not.toMatch(/^man|,man/)
})

test('a robot that is named in a relative clause is the robot', () => {
  const story = 'She lived alone. The robot, which she had named Gerald, swept the floor. She sang. Gerald waved.'
  expect(shown(story)).toEqual(['robot'])
})

test.each([
  ['She phoned her aunts.', 'aunt'],
  ['She phoned the doctor.', 'doctor'],
  ['She wanted to find the doctor.', 'doctor'],
])('who is far away is not seen: %s', (sentence, person) => {
  expect(castOf(`${WIDOW} ${sentence}`).join()).not.toContain(person)
})

test('whom somebody came to see is there', () => {
  expect(castOf(`${WIDOW} She began to teach the doctor.`).join()).toContain('doctor')
})

test('the time of another sentence ends a place', () => {
  const story = 'Jonas worked in the office. He hated it.'
  expect(last(`${story} The week he married, he shouted.`).place).not.toBe('office')
})

test('who gets into a university is not there', () => {
  expect(last(`${WIDOW} She got into medical school.`).place ?? '').not.toContain('school')
})

test('a tent of lace is no tent', () => {
  expect(shown(`${WIDOW} She slept beneath a tent of lace.`)).not.toContain('tent')
})

test('what somebody forgot to pack is not there', () => {
  expect(shown(`${WIDOW} She forgot to pack the eggs.`)).not.toContain('egg')
})

test('what was bought once and what is only rumoured is not there', () => {
  expect(shown(`${WIDOW} She ate the bread she had bought for a coin.`)).not.toContain('coin')
  expect(shown(`${WIDOW} She followed a rumour that a ship had sunk.`).join()).not.toContain('ship')
  expect(shown(`${WIDOW} After dinner she opened the box.`)).toContain('box')
})

test('a river far below is not where people are', () => {
  const [river, climber] = directScript('She was brave. Far below, the river was narrow. She laughed.').slice(-2)
  expect(river!.place).toBe('river')
  expect(climber!.place).toBeUndefined()
})

test('a single word gives way to a short clause', () => {
  expect(lettered(`${WIDOW} Far below the surface, something was glowing.`)).toBe('Something was glowing')
})

test('a noun with a name behind a comma is whom the name means', () => {
  const story = 'My uncle ran. The nurse, Mrs Pell, laughed. He sang. She danced.'
  expect(castOf('He ran. The nurse, Mrs Pell, laughed. He sang. She danced.')).toEqual(['nurse dance'])
  expect(directScript(story)[1]!.plan.cast).toHaveLength(1)
})

test('who slips somebody a coin does not fall', () => {
  expect(castOf(`${FIRST_PERSON_STORY} Grandpa slipped me a potato.`).join()).not.toContain('fall')
})

test('until somebody dies, nobody is dead', () => {
  expect(shown(`${FIRST_PERSON_STORY} I have a friend until I die.`)).not.toContain('candle')
})

test('two cats are two', () => {
  expect(castOf("So tonight we're in a barn with two cats and the smell of summer.")).toHaveLength(2)
})

test('who climbs a hill walks, and two who climb stand on no ladders', () => {
  expect(castOf(`${WIDOW} She climbed the hill.`)).toEqual(['woman walk'])
  expect(castOf(`${FIRST_PERSON_STORY} Ines and Peter climbed for hours.`)).toEqual(['woman walk', 'man walk'])
  expect(last(`${WIDOW} She climbed for hours.`).place).toBe('mountain')
})

test('who pulls over and weeps is seen weeping', () => {
  expect(castOf(`${FIRST_PERSON_STORY} Dad pulled over, switched off the engine and wept.`)).toEqual(['father cry'])
})

test('the water of a lake is the lake, other water is in what holds it', () => {
  expect(directScript('A fisherman rows across the lake. He sings to the water below.')[1]!.plan.things).toEqual([])
  expect(directScript('She pours cold water into a glass.')[0]!.plan.things.map(({ what }) => what)).toContain('glass')
})
