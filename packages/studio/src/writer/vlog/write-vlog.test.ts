import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { expect, test } from 'vitest'
import { iconOf } from '../../scene/plan/art.ts'
import { estimateSpeechSeconds } from '../speech-time.ts'
import { ACTIVITIES } from './activities.ts'
import { writeVlog } from './write-vlog.ts'

const POPPY = { id: 'poppy', name: 'Poppy' }
const FLINT = { id: 'flint', name: 'Flint' }
const DINNER = 'Poppy is cooking dinner in a small kitchen. Steam rises from the pots, and then it is time to taste.'

const vlog = (topic: string, { shots = 6, seed = 4 } = {}) =>
  writeVlog({ kind: 'vlog', topic, cast: topic.includes('Flint') ? [POPPY, FLINT] : [POPPY], clipSeconds: 5, shots, seed }).shots
const spoken = (topic: string, options = {}) => vlog(topic, options).map(({ voiceOver }) => voiceOver)
const plans = (topic: string, options = {}) => vlog(topic, options).map(({ plan }) => plan!)

test.each([1, 2, 6, 12, 36])('%i shots have a valid plan and a title each, and what is said fits the clip', (shots) => {
  const written = vlog(DINNER, { shots })
  expect(written).toHaveLength(shots)
  for (const { plan, title, voiceOver } of written) {
    expect(parseShotPlan(plan)).toMatchObject({ ok: true })
    expect(title).not.toBe('')
    expect(estimateSpeechSeconds(voiceOver)).toBeLessThanOrEqual(4.3)
  }
})

test('the character tells the topic in the first person, step by step in its order', () => {
  const said = spoken('Poppy bakes bread in a kitchen. She cleans her hands. Then she carries it to the market.')
  expect(said[0]).toContain("I'm baking bread in a kitchen")
  const at = (words: string) => said.findIndex((text) => text.includes(words))
  expect(at('I clean my hands')).toBeGreaterThan(0)
  expect(at('carry it to the market')).toBeGreaterThan(at('I clean my hands'))
  expect(said.join(' ')).not.toMatch(/\bshe\b|\bPoppy (?:bakes|carries)/iu)
})

test.each([3, 4, 5, 6].map((seed) => [seed]))(
  'seed %i: something goes wrong past the beginning, and the vlog ends with a goodbye',
  (seed) => {
    const own = spoken('Poppy repairs her old bicycle. The chain breaks. She rides to the beach.', { seed })
    expect(own.findIndex((line) => line.startsWith('The chain breaks.'))).toBeGreaterThan(0)
    const shots = plans('Poppy is cooking dinner', { seed })
    const trouble = shots.findIndex(({ cast }) => cast.some(({ feeling }) => feeling === 'surprised'))
    expect(trouble).toBeGreaterThan(0)
    expect(trouble).toBeLessThan(shots.length - 1)
    expect(spoken(DINNER, { seed }).at(-1)).toMatch(/Bye!|See you!/u)
  },
)

test.each([
  DINNER,
  'Poppy: a day at the beach',
  'Poppy and Flint bake bread. They carry it to the market.',
  'Poppy feeds the ducks at the lake',
])('no line and no neighbouring picture comes twice: %s', (topic) => {
  for (const shots of [6, 12, 24]) {
    const said = spoken(topic, { shots }).filter((text) => text !== '')
    expect(new Set(said).size).toBe(said.length)
    const pictures = plans(topic, { shots }).map(({ camera, cast, things }) => JSON.stringify([camera.size, camera.angle, cast, things]))
    for (const [i, picture] of pictures.entries()) expect(picture).not.toBe(pictures[i + 1])
  }
})

test('the character speaks into the camera at the start and the end, never twice in a row, and nobody else speaks', () => {
  const selfies = plans(DINNER, { shots: 12 }).map(({ camera }) => camera.angle === 'selfie')
  expect([selfies[0], selfies.at(-1)]).toEqual([true, true])
  for (const [i, isSelfie] of selfies.entries()) expect(isSelfie && selfies[i + 1]).toBeFalsy()
  for (const { cast, camera } of plans('Poppy and Flint bake bread. They carry it to the market.', { shots: 12 }))
    expect(cast.flatMap(({ id, speaks }) => (speaks ? [id] : []))).toEqual(camera.angle === 'selfie' ? ['poppy'] : [])
})

test('inserts show the things of the topic, in its place', () => {
  const inserts = plans('Poppy takes the train to the sea. A suitcase, a window seat, and the first look at the waves.').filter(
    ({ camera }) => camera.size === 'insert',
  )
  expect(inserts.flatMap(({ things }) => things.map(({ what }) => what))).toEqual(expect.arrayContaining(['suitcase', 'wave']))
  expect(new Set(plans(DINNER).map(({ place }) => place))).toEqual(new Set(['kitchen']))
})

test('steps with somebody else at their end are told in the first person, in the room of the activity, with their own trouble', () => {
  const topic =
    'Poppy bakes bread at home. The dough does not rise, she tries again with warm water, and in the end she shares it with her grandmother.'
  const said = spoken(topic).join(' ')
  expect(said).toContain('I try again with warm water')
  expect(said).toContain('I share it with my grandmother')
  expect(said).not.toMatch(/\bshe\b|flour absolutely everywhere/iu)
  expect(new Set(plans(topic).map(({ place }) => place))).toEqual(new Set(['kitchen']))
})

test('a day told in one sentence becomes its steps', () => {
  const topic = 'A day in the life of Poppy: she gets up at five, runs along the river, works in a flower shop and paints in the evening.'
  const said = spoken(topic)
  const steps = ['getting up at five', 'I run along the river', 'I work in a flower shop', 'I paint in the evening']
  const at = steps.map((step) => said.findIndex((text) => text.includes(step)))
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})

test('nobody appears whom the topic does not name', () => {
  expect(new Set(plans(DINNER, { shots: 12 }).flatMap(({ cast }) => cast.map(({ id }) => id)))).toEqual(new Set(['poppy']))
  expect(new Set(plans('Poppy and Flint bake bread.').flatMap(({ cast }) => cast.map(({ id }) => id)))).toEqual(new Set(['poppy', 'flint']))
})

test('a topic that tells more than the shots hold is told from its start to its end', () => {
  const topic = Array.from({ length: 20 }, (_, i) => `Poppy paints picture number ${i + 1} now.`).join(' ')
  const said = spoken(topic)
  expect(said.map((text) => Number(/number (\d+)/u.exec(text)?.[1] ?? 0)).slice(0, -1)).toEqual([1, 2, 6, 11, 16])
})

test('other languages greet in their own words, and speak the sentences of the topic as they are', () => {
  const said = spoken('Poppy kocht in der Küche eine Suppe. Der Topf ist zu klein und die Suppe ist zu heiß.')
  expect([said[0], said.at(-1)]).toEqual(['Hallo, ich bin Poppy!', 'Das war’s für heute. Bis bald!'])
  expect(said).toContain('Poppy kocht in der Küche eine Suppe.')
  for (const plan of plans('Poppy kocht in der Küche eine Suppe.')) expect(plan.place).toBe('kitchen')
})

test('everything that activities use can be drawn, and what is said about them fits a clip', () => {
  for (const { things, steps, trouble, turn } of ACTIVITIES) {
    expect([...things, ...steps.flatMap((step) => step.things)].filter((what) => iconOf(what) === undefined)).toEqual([])
    for (const text of [...steps.map((step) => step.text), trouble, turn]) expect(estimateSpeechSeconds(text)).toBeLessThanOrEqual(4.3)
  }
})

test('what a later step is about is not seen before, and nobody laughs about trouble', () => {
  const topic =
    'Poppy tries to catch her first fish at a lake. She forgets the bait, the rain comes, and in the end she eats soup in her tent.'
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const shots = vlog(topic, { seed })
    const said = shots.map(({ voiceOver }) => voiceOver)
    expect(said.join(' ')).not.toMatch(/\bshe\b/iu)
    const end = said.findIndex((text) => text.includes('tent'))
    expect(end).toBeGreaterThan(0)
    expect(shots.slice(0, end).flatMap(({ plan }) => plan!.things.map(({ what }) => what))).not.toContain('tent')
    const trouble = shots.filter(({ voiceOver }) => /forget the bait|rain comes/u.test(voiceOver))
    expect(trouble.length).toBeGreaterThan(0)
    expect(trouble.some(({ voiceOver }) => /(?:bait|comes)\. \p{Lu}/u.test(voiceOver))).toBe(true)
    for (const { plan } of trouble) for (const { feeling } of plan!.cast) expect(feeling).not.toBe('happy')
  }
})

test('a clause in which something goes wrong is a shot of its own, and what is made is seen at the end alone', () => {
  for (const seed of [1, 2, 3, 4]) {
    const shots = vlog('Poppy bakes a birthday cake for her grandma, but the oven breaks', { seed })
    expect(shots[0]!.voiceOver).not.toContain('oven')
    const shown = shots.map(({ plan }) => plan!.things.map(({ what }) => what))
    const [trouble, end] = ['oven', 'birthday cake'].map((name) => shown.findIndex((names) => names.includes(name)))
    expect(shots[trouble!]!.voiceOver).toContain('The oven breaks.')
    expect(end).toBe(shots.length - 2)
  }
})

test('who cooks is the one who tells it', () => {
  expect(spoken('Poppy cooks tomato soup for her friends. She burns the onions.').join(' ')).toContain('I burn the onions')
})
