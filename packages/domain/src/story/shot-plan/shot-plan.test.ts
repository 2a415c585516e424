import { expect, test } from 'vitest'
import { promptsOfPlan } from './plan-prompts.ts'
import type { ShotGraphic } from './graphic.ts'
import type { ShotPlan } from './shot-plan.ts'
import { EXAMPLE_PLAN } from './shot-plan-fixture.ts'
import { parseShotPlan, readShotPlan, SHOT_PLAN_VERSION } from './stored-plan.ts'

const plan = EXAMPLE_PLAN

const graphics: readonly ShotGraphic[] = [
  { template: 'counter', from: 0, to: 107, unit: '$', decimals: 0, note: 'after one year' },
  {
    template: 'curve',
    points: [
      { x: 0, y: 100 },
      { x: 30, y: 761 },
    ],
    unit: '$',
    decimals: 0,
    xUnit: 'years',
    isMeasured: true,
  },
  {
    template: 'bars',
    bars: [
      { label: 'day', value: 243 },
      { label: 'year', value: 225 },
    ],
    unit: 'days',
    decimals: 0,
  },
  {
    template: 'stack',
    columns: [
      { label: 'start', count: 1, value: '$100' },
      { label: 'year 10', count: 2, value: '$197' },
    ],
  },
  { template: 'ring', share: 0.5, label: 'of the water' },
  { template: 'size', small: { label: 'Earth' }, large: { label: 'Jupiter', note: '139,820 km' }, times: 11 },
  { template: 'dots', count: 7, label: 'of a hundred people' },
  { template: 'timeline', points: [{ when: '1911', label: 'The theft' }] },
  { template: 'map', points: [{ label: 'Quebec', latitude: 46.8, longitude: -71.2 }], isRoute: false, countries: ['CA'] },
  { template: 'steps', steps: [{ label: 'Fold' }, { label: 'Press', note: 'for a minute' }] },
  { template: 'cause', cause: 'Warm water', effect: 'Storm', between: [] },
  { template: 'cutaway', layers: [{ label: 'Crust' }, { label: 'Core' }] },
  { template: 'list', items: [{ label: 'Clothes' }, { label: 'Games' }] },
  { template: 'words', words: 'Start early', key: 'early' },
]

/** Of the graphics above. */
const PHRASES = [
  'the large number “$107” above “after one year”',
  'a rising curve',
  'a bar chart of “day” 243 days and “year” 225 days',
  'growing stacks labelled “$100”, “$197”',
  'a ring filled to 50 percent labelled “of the water”',
  '“Jupiter” drawn 11 times as large as “Earth”',
  'a hundred dots of which 7 are highlighted, labelled “of a hundred people”',
  'a timeline of “1911 The theft”',
  'a world map marking “Quebec”',
  'a chain of steps “Fold”, “Press”',
  'arrows from “Warm water” to “Storm”',
  'a cutaway with the layers “Crust”, “Core”',
  'a numbered list of “Clothes”, “Games”',
  'the words “Start early”',
]

test('a plan with every field survives storage', () => {
  const stored: unknown = JSON.parse(JSON.stringify(plan))
  expect(readShotPlan({ plan: stored, version: SHOT_PLAN_VERSION })).toEqual({ ok: true, value: plan })
})

test.each(graphics)('a graphic of the template $template is valid', (graphic) => {
  expect(parseShotPlan({ ...plan, graphic })).toEqual({ ok: true, value: { ...plan, graphic } })
})

test.each(graphics.map((graphic, index) => [graphic.template, graphic, PHRASES[index]] as const))(
  'the prompt of a %s says what stands in it, instead of figures and things',
  (_, graphic, phrase) => {
    expect(promptsOfPlan({ ...plan, text: [], graphic }).imagePrompt).toBe(
      `Close-up from below: ${phrase}, in: forest, at dusk, fog, wonder mood`,
    )
  },
)

test('texts are trimmed', () => {
  const read = parseShotPlan({ ...plan, place: '  forest ' })
  expect(read.ok && read.value.place).toBe('forest')
})

test.each([
  ['an unknown form', { form: 'poem' }, 'form'],
  ['an unknown field', { prompt: 'a cat' }, 'prompt'],
  ['no things at all', { things: [{ what: 'cat', count: 0 }] }, 'things.0.count'],
  ['more than a thousand', { things: [{ what: 'cat', count: 1001 }] }, 'things.0.count'],
  ['a thing without a name', { things: [{ what: ' ', count: 1 }] }, 'things.0.what'],
  ['nine things', { things: Array.from({ length: 9 }, () => ({ what: 'cat', count: 1 })) }, 'things'],
  ['a colour by name', { things: [{ what: 'cat', count: 1, color: 'red' }] }, 'things.0.color'],
  ['two figures with one id', { cast: [plan.cast[0], plan.cast[0]] }, 'cast'],
  ['a text before the first word', { text: [{ words: 'Hi', role: 'key', at: -1 }] }, 'text.0.at'],
  ['a graphic of no template', { graphic: { template: 'pie' } }, 'graphic.template'],
  ['one bar', { graphic: { template: 'bars', bars: [{ label: 'a', value: 1 }], decimals: 0 } }, 'graphic.bars'],
  ['a share above one', { graphic: { template: 'ring', share: 1.01, label: 'a' } }, 'graphic.share'],
  ['a number that is not finite', { graphic: { template: 'counter', from: 0, to: Number.POSITIVE_INFINITY, decimals: 0 } }, 'graphic.to'],
  [
    'a place off the globe',
    { graphic: { template: 'map', points: [{ label: 'a', latitude: 91, longitude: 0 }], isRoute: false, countries: [] } },
    'graphic.points.0.latitude',
  ],
  [
    'a curve that goes back',
    {
      graphic: {
        template: 'curve',
        decimals: 0,
        isMeasured: false,
        points: [
          { x: 1, y: 0 },
          { x: 1, y: 1 },
        ],
      },
    },
    'graphic.points',
  ],
] as const)('%s is refused with its path', (_, change, path) => {
  expect(parseShotPlan({ ...plan, ...change })).toMatchObject({ ok: false, refusal: { code: 'invalid_plan', path } })
})

test('a plan of a later release is refused as such', () => {
  expect(readShotPlan({ plan, version: SHOT_PLAN_VERSION + 1 })).toMatchObject({ ok: false, refusal: { code: 'newer_version' } })
})

test('prompts name figures, things, lettering, place, light and camera', () => {
  expect(promptsOfPlan(plan)).toEqual({
    imagePrompt:
      'Close-up from below: happy old man (hold lantern), many butterflies, 2 open chests, the words “1908”, in: forest, at dusk, fog, wonder mood',
    videoPrompt: 'Slow push in; old man: hold, butterfly: swarm',
  })
})

test('prompts say how a person looks', () => {
  const traits = {
    age: 'old',
    beard: 'beard',
    beardColor: '#efece6',
    clothing: 'raincoat',
    clothingColor: '#f2c530',
    headwear: 'straw-hat',
  } as const
  const cast = [{ id: 'a', what: 'fisherman', action: 'stand', feeling: 'neutral', speaks: false, traits }] as const
  expect(promptsOfPlan({ ...plan, graphic: undefined, cast }).imagePrompt).toContain(
    'old fisherman with white beard, straw hat, yellow raincoat',
  )
})

test('a plan with an unknown trait is refused', () => {
  const cast = [{ id: 'a', what: 'man', action: 'stand', feeling: 'neutral', speaks: false, traits: { beard: 'goatee' } }]
  expect(parseShotPlan({ ...plan, cast })).toMatchObject({ ok: false, refusal: { path: 'cast.0.traits.beard' } })
})

test('the prompt of a plan without content says that the scene is empty', () => {
  const { graphic: _, ...rest } = plan
  const empty: ShotPlan = { ...rest, form: 'words', cast: [], things: [], text: [], hour: 'day', weather: 'clear' }
  expect(promptsOfPlan(empty)).toEqual({
    imagePrompt: 'Close-up from below: an empty scene, in: forest, wonder mood',
    videoPrompt: 'Slow push in; subtle natural movement',
  })
})

test('the state of a place is stored, named in the prompt, and none of a plan of version 1', () => {
  const burnt: ShotPlan = { ...plan, placeState: 'burnt' }
  expect(readShotPlan({ plan: burnt, version: SHOT_PLAN_VERSION })).toMatchObject({ ok: true, value: { placeState: 'burnt' } })
  expect(promptsOfPlan(burnt).imagePrompt).toContain('in: burnt forest')
  expect(parseShotPlan({ ...plan, placeState: 'purple' })).toMatchObject({ ok: false, refusal: { path: 'placeState' } })
  expect(readShotPlan({ plan, version: 1 })).toEqual({ ok: true, value: plan })
})

test('what hands do is stored, and none of a plan of version 2', () => {
  const sliced: ShotPlan = { ...plan, handwork: [{ motion: 'cut', what: 'onion', tool: 'knife' }] }
  expect(readShotPlan({ plan: sliced, version: SHOT_PLAN_VERSION })).toEqual({ ok: true, value: sliced })
  expect(parseShotPlan({ ...plan, handwork: [{ motion: 'fly', what: 'onion' }] })).toMatchObject({
    ok: false,
    refusal: { path: 'handwork.0.motion' },
  })
  expect(readShotPlan({ plan, version: 2 })).toEqual({ ok: true, value: plan })
})

test('the position of a thing is stored, and none of a plan of version 3', () => {
  const placed: ShotPlan = { ...plan, things: [{ what: 'snail', count: 3, position: { relation: 'in', of: 'bowl' } }] }
  expect(readShotPlan({ plan: placed, version: SHOT_PLAN_VERSION })).toEqual({ ok: true, value: placed })
  expect(parseShotPlan({ ...placed, things: [{ what: 'snail', count: 3, position: { relation: 'near', of: 'bowl' } }] })).toMatchObject({
    ok: false,
    refusal: { path: 'things.0.position.relation' },
  })
  expect(readShotPlan({ plan, version: 3 })).toEqual({ ok: true, value: plan })
})

const phrases = (things: ShotPlan['things']): string =>
  promptsOfPlan({ ...plan, graphic: undefined, text: [], place: undefined, cast: [], things }).imagePrompt

test('prompts say where things and figures are, and name what they are at once', () => {
  const bowl = { what: 'bowl', count: 1 }
  const snails = { what: 'snail', count: 3, position: { relation: 'in', of: 'bowl' } } as const
  expect(phrases([bowl, snails])).toMatch(/: 3 snails in a bowl, (?:at|\w+ mood)/u)
  const spoon = { what: 'spoon', count: 1, position: { relation: 'beside', of: 'bowl' } } as const
  expect(phrases([bowl, snails, spoon])).toContain('3 snails in a bowl, spoon beside the bowl')
  expect(phrases([{ ...bowl, position: { relation: 'on', of: 'old table' } }, { what: 'old table', count: 1 }, snails])).toContain(
    'bowl on an old table, 3 snails in the bowl',
  )
  expect(phrases([snails])).toContain('3 snails, ')
  expect(phrases([snails, { ...bowl, event: 'cross-out' }])).not.toContain('in a bowl')
})

test('the thing behind words is stored, and none of a plan of version 4', () => {
  const backed = { ...plan, backdrop: 'lighthouse' }
  expect(readShotPlan({ plan: backed, version: SHOT_PLAN_VERSION })).toEqual({ ok: true, value: backed })
  expect(parseShotPlan({ ...plan, backdrop: '' }).ok).toBe(false)
  expect(readShotPlan({ plan, version: 4 })).toEqual({ ok: true, value: plan })
})

test.each([
  { event: 'fade' },
  { event: 'wither' },
  { event: 'spill' },
  { event: 'fly-away' },
  { event: 'go-out' },
  { state: 'chopped' },
  { state: 'covered' },
] as const)('what a release of plans of version 5 cannot draw has a newer version: %o', (change) => {
  const changed: ShotPlan = { ...plan, things: [{ what: 'pot', count: 1, ...change }] }
  expect(readShotPlan({ plan: changed, version: SHOT_PLAN_VERSION })).toEqual({ ok: true, value: changed })
  expect(SHOT_PLAN_VERSION).toBeGreaterThan(5)
  expect(readShotPlan({ plan, version: 5 })).toEqual({ ok: true, value: plan })
})

test('what a release of plans of version 6 cannot draw has a newer version', () => {
  const colliding: ShotPlan = { ...plan, things: [{ what: 'tram', count: 1, event: 'collide' }] }
  const giving: ShotPlan = { ...plan, cast: plan.cast.map((figure) => ({ ...figure, action: 'give' as const })) }
  for (const changed of [colliding, giving])
    expect(readShotPlan({ plan: changed, version: SHOT_PLAN_VERSION })).toEqual({ ok: true, value: changed })
  expect(SHOT_PLAN_VERSION).toBeGreaterThan(6)
  expect(readShotPlan({ plan, version: 6 })).toEqual({ ok: true, value: plan })
})
