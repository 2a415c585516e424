import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'
import { artOf, isFigure } from '@fablecut/director/vocabulary/art-of'
import { ANIMAL_KINDS } from '../../characters/animals/animal-species.ts'
import { PLACES } from '../scene.ts'
import { iconOf, placeOfScenery } from './art.ts'
import { sceneOfPlan } from './scene-of-plan.ts'

const PLAN: ShotPlan = { ...EMPTY_PLAN, camera: { size: 'medium', angle: 'eye', move: 'pan-left' } }
const REQUEST = { storySeed: 5, shotIndex: 0, shotCount: 3, seed: 1 }
const figure = (id: string, what: string, action: ShotPlan['cast'][number]['action'] = 'stand') =>
  ({ id, what, action, feeling: 'neutral', speaks: false }) as const
const scene = (changes: Partial<ShotPlan>, request: Partial<Parameters<typeof sceneOfPlan>[1]> = {}) =>
  sceneOfPlan({ ...PLAN, ...changes }, { ...REQUEST, ...request })

test('place, hour, weather, mood, framing and camera move are those of the plan', () => {
  expect(scene({ place: 'forest', hour: 'dusk', weather: 'fog', mood: 'wonder', cast: [figure('a', 'fox')] })).toMatchObject({
    where: 'forest',
    time: 'dusk',
    weather: 'fog',
    mood: 'wonder',
    framing: 'medium',
    move: 'pan-left',
  })
})

test('people have the age, gender and clothes of their kind, and poses of their actions', () => {
  const [king, girl] = scene({ cast: [figure('a', 'old king', 'read'), figure('b', 'girl', 'dance')] }).who
  expect(scene({ cast: [figure('a', 'baker')] }).props).toEqual([])
  expect(king).toMatchObject({ kind: 'person', name: 'old king', action: 'read', look: { hat: 'crown' } })
  expect(girl).toMatchObject({ kind: 'person', name: 'girl', action: 'dance', look: { hair: expect.any(String) } })
})

test('people look as their traits say; a beard makes a man of somebody', () => {
  const traits = { beard: 'beard', headwear: 'turban', headwearColor: '#d0402f' } as const
  const [sage] = scene({ cast: [{ ...figure('a', 'person'), traits }] }).who
  expect(sage).toMatchObject({ look: { beard: true, hat: 'turban', hatColour: '#d0402f', stature: 1 } })
})

test('occupations have clothes of their own', () => {
  const [officer, firefighter] = scene({ cast: [figure('a', 'police officer'), figure('b', 'firefighter')] }).who
  expect(officer).toMatchObject({ look: { outfit: 'uniform', hat: 'peaked' } })
  expect(firefighter).toMatchObject({ look: { outfit: 'raincoat', hat: 'fire' } })
})

const lookOf = (id: string, shotIndex: number) => scene({ cast: [figure(id, 'woman')] }, { shotIndex }).who[0]

test('a figure looks the same in every shot, two of one kind differ', () => {
  expect(lookOf('a', 0)).toEqual(lookOf('a', 2))
  expect(lookOf('a', 0)).not.toEqual(lookOf('b', 0))
})

test('a figure with the id of a chosen character is that character', () => {
  const character = { id: 'poppy', name: 'Poppy' }
  expect(scene({ cast: [figure('poppy', 'person', 'wave')] }, { character }).who).toMatchObject([{ name: 'Poppy', action: 'wave' }])
})

test.each(['car', 'train', 'plane'])('who sleeps in a %s sits', (place) => {
  expect(scene({ place, cast: [figure('a', 'woman', 'sleep')] }).who[0]).toMatchObject({ action: 'sit', asleep: true })
  expect(scene({ place: 'bedroom', cast: [figure('a', 'woman', 'sleep')] }).who[0]).toMatchObject({ action: 'sleep' })
})

test('the first figures of a story wear different colours', () => {
  const tops = [1, 2, 3, 4, 5, 6, 7].map((n) => {
    const [actor] = scene({ cast: [figure(`figure-${n}`, 'woman')] }).who
    return actor?.kind === 'person' ? actor.look.top : undefined
  })
  expect(new Set(tops).size).toBe(tops.length)
})

test('a fish to eat is a thing, not a swimming animal as well', () => {
  const { who, props } = scene({ cast: [figure('a', 'merchant')], things: [{ what: 'salmon', count: 1 }] })
  expect([who.map(({ kind }) => kind), props.map(({ word }) => word)]).toEqual([['person'], ['salmon']])
})

const iconsOf = (count: number) => scene({ place: 'field', things: [{ what: 'butterfly', count }] }).props.map(({ icon }) => icon)

test('things are repeated up to four times, a swarm more often; what is crossed out is absent', () => {
  expect([iconsOf(1), iconsOf(9), iconsOf(200)].map((icons) => icons.length)).toEqual([1, 4, 6])
  expect(new Set(iconsOf(200))).toEqual(new Set(['butterfly']))
  expect(scene({ things: [{ what: 'map', count: 1, event: 'cross-out' }] }).props).toEqual([])
})

test('only figures whose speech the narration is have its voice', () => {
  const cast = [figure('a', 'woman'), { ...figure('b', 'man'), speaks: true }]
  expect(scene({ cast, things: [{ what: 'soldier', count: 4 }] }).who.map(({ speaks }) => speaks)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a family has a woman, a man and a child; groups are seen whole, as many as they are', () => {
  const family = scene({ cast: [figure('a', 'family'), figure('b', 'family'), figure('c', 'family')] }).who
  const looks = family.map((actor) => (actor.kind === 'person' ? actor.look : undefined))
  expect(looks.map((look) => (look!.stature < 0.88 ? 'child' : look!.cheeks ? 'woman' : 'man'))).toEqual(['woman', 'man', 'child'])
  expect(scene({ things: [{ what: 'soldier', count: 7 }] }).view).toMatchObject({ size: 'full', angle: 'eye' })
})

test('feelings and tears of figures go with them', () => {
  const [angry, crying] = scene({ cast: [{ ...figure('a', 'man'), feeling: 'angry' }, figure('b', 'girl', 'cry')] }).who
  expect(angry).toMatchObject({ feeling: 'angry' })
  expect(crying).toMatchObject({ feeling: 'sad', isCrying: true })
})

test('a number of people or animals are figures', () => {
  expect(scene({ things: [{ what: 'crowd', count: 200 }] }).who).toHaveLength(22)
  for (const count of [11, 16, 20]) expect(scene({ things: [{ what: 'sheep', count, event: 'swarm' }] }).who).toHaveLength(count)
  for (const count of [4, 7, 9]) expect(scene({ things: [{ what: 'soldier', count }] }).who).toHaveLength(count)
  expect(scene({ things: [{ what: 'fox', count: 3 }] }).who).toMatchObject([{ animal: 'fox' }, { animal: 'fox' }, { animal: 'fox' }])
})

test.each([
  [{ things: [{ what: 'rocket', count: 1 }] }, 'space'],
  [{ cast: [figure('a', 'whale')] }, 'underwater'],
  [{ cast: [figure('a', 'woman', 'climb')], things: [{ what: 'mountain', count: 1 }] }, 'mountain'],
  [{ cast: [figure('a', 'woman', 'eat')] }, 'kitchen'],
  [{ cast: [figure('a', 'girl', 'sleep')] }, 'bedroom'],
  [{ things: [{ what: 'shrimp', count: 1 }] }, 'underwater'],
  [{ things: [{ what: 'glass eel', count: 1 }] }, 'underwater'],
  [{ cast: [figure('a', 'merchant')], things: [{ what: 'salmon', count: 1 }] }, 'plain'],
  [{ cast: [figure('a', 'girl', 'swim')], things: [{ what: 'tropical fish', count: 1 }] }, 'underwater'],
  [{ cast: [figure('a', 'horse')] }, 'plain'],
  [{ cast: [figure('a', 'dog')], things: [{ what: 'oven', count: 1 }] }, 'kitchen'],
  [{ cast: [figure('a', 'woman')], things: [{ what: 'ambulance', count: 1 }] }, 'plain'],
  [{ cast: [figure('a', 'woman')], things: [{ what: 'house', count: 1 }] }, 'plain'],
  [{ cast: [figure('a', 'bear')] }, 'plain'],
  [{ cast: [figure('a', 'woman')] }, 'plain'],
  [{ cast: [figure('a', 'dog')], things: [{ what: 'people', count: 9 }] }, 'plain'],
] as const)('%j without a place is seen in a fitting one: %s', (changes, where) => expect(scene(changes).where).toBe(where))

test('lettering stays with the scene, and names without art are left out', () => {
  const text = [{ words: '1911', role: 'number', at: 0 }] as const
  expect(scene({ text }).lettering).toEqual(text)
  expect(scene({ things: [{ what: 'torpedo', count: 1 }], cast: [figure('a', 'unheard-of thing')] })).toMatchObject({
    props: [],
    who: [],
  })
})

const isDrawn = (name: string, art: string) =>
  art === 'person' ||
  PLACES.some((place) => art === `place/${place}`) ||
  ANIMAL_KINDS.some((kind) => art === `animal/${kind}`) ||
  iconOf(name) !== undefined ||
  isFigure(name) ||
  placeOfScenery(name) !== undefined

test('every name that the director may draw has its art', () => {
  expect(VOCABULARY.flatMap(({ name, art }) => (art === undefined || isDrawn(name, art) ? [] : name))).toEqual([])
})

test('scenery is drawn by its place, and rain by the weather', () => {
  expect(scene({ things: [{ what: 'dune', count: 3 }] })).toMatchObject({ where: 'desert', props: [], seen: ['dune'] })
  expect(scene({ place: 'city', things: [{ what: 'rain', count: 1 }] })).toMatchObject({ where: 'city', weather: 'rain', props: [] })
  expect(scene({ place: 'city', things: [{ what: 'rain', count: 1, event: 'cross-out' }] }).weather).toBe('clear')
  expect(scene({ place: 'arctic', weather: 'storm' }).weather).toBe('snow')
  expect(scene({ place: 'cave', weather: 'rain' }).weather).toBe('clear')
})

test('adjectives and proper names around a name do not hide its art, and firearms and bombs have none', () => {
  expect([artOf('old king'), artOf('planet Vulcan'), iconOf('empty chest'), iconOf('fox')]).toEqual([
    'person',
    'ringed-planet',
    'chest',
    undefined,
  ])
  expect([iconOf('machine gun'), iconOf('bomb')]).toEqual([undefined, undefined])
})

test('water is no drop where there is water anyway', () => {
  const things = [{ what: 'water', count: 1 }]
  expect(scene({ place: 'river', things }).props).toEqual([])
  expect(scene({ place: 'kitchen', things }).props).toHaveLength(1)
})

test('boats of a swarm are on the water, without copies in the air', () => {
  const { props } = scene({ place: 'sea', things: [{ what: 'boat', count: 20, event: 'swarm' }] })
  expect(props.length).toBeGreaterThan(3)
  expect(props.some(({ event }) => event !== undefined)).toBe(false)
})

test('a place with mountains has no small one among its things', () => {
  const mountain = { what: 'mountain', count: 1 }
  expect(scene({ place: 'mountain', things: [mountain] })).toMatchObject({ where: 'mountain', props: [], view: { size: 'wide' } })
  expect(scene({ place: 'mountain', things: [mountain] }).seen).toContain('mountain')
  expect(scene({ place: 'office', things: [mountain] }).props).toHaveLength(1)
})

test('an animal whose picture is a face stands in its place as a figure, in its own colours', () => {
  const [bear] = scene({ place: 'arctic', cast: [figure('a', 'polar bear')] }).who
  expect(bear).toMatchObject({ kind: 'animal', animal: 'bear', name: 'polar bear', coat: { body: '#eef1f4' } })
})

test('whales of the sea are seen under its surface, fish beside people ashore are their food', () => {
  expect(scene({ place: 'sea', cast: [figure('a', 'whale')] })).toMatchObject({ where: 'underwater', view: { size: 'medium' } })
  const market = scene({ place: 'market', cast: [figure('a', 'woman')], things: [{ what: 'fish', count: 1 }] })
  expect(market.who).toHaveLength(1)
  expect(market.props.map(({ icon }) => icon)).toEqual(['fish'])
})

const actorDoing = (what: string, action: ShotPlan['cast'][number]['action']) => scene({ cast: [figure('a', what, action)] }).who[0]

test('animals with four legs gallop where they run, and walk where they walk', () => {
  expect(actorDoing('wolf', 'run')).toMatchObject({ act: 'gallop', walking: true })
  expect(actorDoing('wolf', 'walk')).not.toHaveProperty('act')
  expect(actorDoing('chicken', 'run')).not.toHaveProperty('act')
})
