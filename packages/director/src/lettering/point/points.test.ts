import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { clausesOf } from '../../clauses/clauses.ts'
import { directScript } from '../../direct-script.ts'
import { describePlan } from '../../describe-plan.ts'
import { analyse } from '../../story/analysis.ts'
import { clauseParts } from './clause-parts.ts'
import { withPoints } from './with-points.ts'

const analysed = (text: string) => analyse([text], new Set())[0]!

const person = { id: 'one', what: 'person', action: 'stand', feeling: 'neutral', speaks: false } as const
const plan = {
  form: 'scene',
  place: 'room',
  hour: 'day',
  weather: 'clear',
  mood: 'calm',
  cast: [person],
  things: [],
  text: [],
  camera: { size: 'medium', move: 'still', angle: 'eye' },
  transition: 'cut',
} as unknown as ShotPlan

/** The lettering of a sentence beside somebody who only stands there. */
const pointIn = (text: string, own: Partial<ShotPlan> = {}) =>
  withPoints([{ plan: { ...plan, ...own }, analysis: analysed(text) }])[0]!.plan.text.map(({ words }) => words)

test.each([
  ['Most people who earn a decent salary are still broke by the end of the month.', 'Most people are still broke'],
  ['Then the flame went out, and from right behind her, so close that she felt it, a child whispered hello.', 'A child whispered hello'],
  [
    'He reminded himself every single morning that the people he would meet tomorrow would be rude and ungrateful.',
    'The people would be rude and ungrateful',
  ],
  ['The queen called for every tailor in the land, but nobody dared to touch the dress.', 'Nobody dared to touch the dress'],
  [
    'In a leaking shed behind the school she stirred tons of boiling ore for four years in order to find it.',
    'She stirred tons of boiling ore',
  ],
  [
    'They walked to the pond behind the mill, where hundreds of fireflies were dancing above the water.',
    'Hundreds of fireflies were dancing',
  ],
  ['Once there was in that old wood a small and lonely hedgehog who was afraid of the dark.', 'Afraid of the dark'],
  ['The secret to fluffy pancakes is not the flour but the patience of the cook, who is never in a hurry.', 'The patience of the cook'],
  [
    'What the town feared was that a single error in a line of code can ground every airplane in a country.',
    'A single error can ground every airplane',
  ],
  ['Historians still argue about it, but most of them believe that it was a mass panic born from fear.', 'A mass panic born from fear'],
  [
    'A small town in Ohio woke up this morning to find that thieves had stolen the only bridge overnight.',
    'Thieves had stolen the only bridge overnight',
  ],
])('the point of %s is %s', (text, words) => {
  expect(pointIn(text)).toEqual([words])
})

test.each([
  ['My grandfather kept in his cellar a room that was always locked, and made me promise something.', 'A room that was always locked'],
  ['She married at last a painter who was twice her age and who lied to her every day.', 'A painter who was twice her age'],
  ['In the old wood behind the mill there lived a fox who was so afraid of the water that he stayed.', 'A fox who was afraid of the water'],
  ['Day after day we waste most of our lives on worries about events that never happen.', 'Worries about events that never happen'],
])('one who is told of for the first time has the clause that says who: %s', (text, words) => {
  expect(pointIn(text)).toEqual([words])
})

test('what is denied or ordered is no headline of its own', () => {
  expect(pointIn('You do not need at home any of the expensive cleaners that burn your eyes.')).toEqual([])
  expect(pointIn('Never lend any money at all to a friend who has already broken a promise.')).not.toContainEqual(
    expect.stringContaining('who has already broken'),
  )
})

test.each([
  [
    'When we moved into the old farmhouse, the neighbors told us never to open the door to the cellar during a storm.',
    'Never open the door to the cellar',
  ],
  ['The mayor, who had been woken in the middle of the night, looked at the flames and went back to bed.', 'The mayor went back to bed'],
  [
    'I stayed for three weeks with her, and when I finally left, the parrot shouted my name across the courtyard.',
    'The parrot shouted my name across the courtyard',
  ],
])('what is forbidden, and what happens after it was prepared, is the point: %s', (text, words) => {
  expect(pointIn(text)).toEqual([words])
})

test('a phrase that belongs to its verb is not left out', () => {
  expect(pointIn('In the dark the bright lights of town lead many of them in the wrong direction.')).not.toContainEqual(
    expect.stringMatching(/them$/u),
  )
  expect(pointIn('By law every ship on the sea has to keep somebody at the radio all day and all night.')).not.toContainEqual(
    expect.stringMatching(/somebody$/u),
  )
})

test('a point has at most half of the words of its sentence and stays whole', () => {
  // A row, and whom somebody tells to do something.
  expect(pointIn('For years the old man owned a bed, a mat and a lamp of clay.')).toEqual([])
  expect(pointIn('After the long trial the angry city sentenced him to drink poison.')).toEqual([])
})

test('what is asked, imagined or believed by somebody is not stated', () => {
  expect(pointIn('The guard at the gate asked the tired tailor whether he could mend the dress.')).not.toContain('He could mend the dress')
  expect(pointIn('Imagine a wooden ship whose planks are replaced one by one.')).toEqual([])
  expect(pointIn('When the alarm rang for the second time, the guard thought it was the wind.')).not.toContain('It was the wind')
})

test('a picture that tells its clause has no point in words', () => {
  const text = 'After the long day at the market the tired woman slept in the room.'
  expect(pointIn(text, { cast: [{ ...person, what: 'woman', action: 'sleep' }] })).toEqual([])
  expect(pointIn(text, { cast: [{ ...person, what: 'woman' }] })).toEqual([expect.stringContaining('slept')])
})

test('of two deeds the one is told that is not seen', () => {
  const text = 'Every morning at five I sat down in the room and taught myself how to code.'
  expect(pointIn(text, { cast: [{ ...person, action: 'sit' }] })).toEqual(['I taught myself how to code'])
})

test('hands that do all of a short sentence, diagrams and quotes keep their own words', () => {
  const text = 'Turn off the water valve under the sink, because otherwise you will flood the entire kitchen.'
  expect(pointIn('Turn off the water valve under the sink.', { handwork: [] as unknown as ShotPlan['handwork'] })).toEqual([])
  expect(pointIn(text, { form: 'quote' })).toEqual([])
})

test('what a picture shows of a clause', () => {
  const analysis = analysed('The woman carried a lamp through the room.')
  const [clause] = clausesOf(analysis)
  const partsOf = (own: Partial<ShotPlan>) => {
    const seen = { ...plan, ...own }
    return clauseParts(clause!, analysis, { plan: seen, shown: describePlan(seen) })
  }
  expect(partsOf({ cast: [] })).toEqual({ subject: false, predicate: true, objects: false, number: true })
  expect(partsOf({ cast: [{ ...person, what: 'woman' }] })).toMatchObject({ subject: true, objects: false })
  expect(partsOf({ cast: [{ ...person, what: 'woman' }], things: [{ what: 'lamp', count: 1 }] })).toMatchObject({
    subject: true,
    objects: true,
  })
})

test('the name and the number of a scene stay beside its point', () => {
  const script =
    'Our history teacher loved dancing more than dates. In 1518 a woman named Frau Troffea stepped into a street in Strasbourg and began to dance, although there was no music anywhere. Nobody could stop her.'
  expect(directScript(script)[1]!.textOnScreen).toEqual(['A woman named Frau Troffea began to dance', 'Strasbourg', '1518'])
})

test('a card of a long sentence says what comes of it rather than what it begins with', () => {
  const script =
    'The coach had one last idea. The ball bounced twice on the rim before it dropped through the net, and the building shook so hard that the scoreboard went dark. Nobody went home.'
  expect(directScript(script)[1]!.textOnScreen).toContain('The scoreboard went dark')
})
