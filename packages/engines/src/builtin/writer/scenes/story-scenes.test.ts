import { expect, test } from 'vitest'
import { parseScene } from './parse-scene.ts'
import { parseStoryScenes } from './story-scenes.ts'
import { titleShot } from '../titles/titles.ts'

test('a sentence is parsed to noun phrases with adjectives and an action', () => {
  expect(parseScene('A young fox crosses the frozen river at dawn.', undefined)).toMatchObject({
    visible: ['young fox', 'frozen river'],
    action: 'a young fox crossing the frozen river at dawn',
    place: 'by a river',
    time: 'at dawn',
  })
})

test.each([
  ['It changed everything.', []],
  ['The reason is a question of time and freedom.', []],
  ['A day in the life of a barista.', ['barista']],
  ['The garden will bloom, and nobody has to hum.', ['garden']],
])('%j contains only visible nouns', (text, visible) => {
  expect(parseScene(text, undefined).visible).toEqual(visible)
})

test('pronouns refer to the latest matching person, thing or plural', () => {
  const scenes = parseStoryScenes(
    ['The old baker opens his oven.', 'It glows in the dark.', 'He smiles.', 'Children run down the street.', 'They laugh.'],
    undefined,
  )
  expect(scenes.map(({ visible }) => visible[0])).toEqual(['old baker', 'oven', 'old baker', 'children', 'children'])
})

test('a change of place resets the weather, but not the time of day', () => {
  const scenes = parseStoryScenes(
    ['Rain falls on the harbour at midnight.', 'A ship waits.', 'Far away, a kitchen smells of bread.'],
    undefined,
  )
  expect(scenes.map(({ place, time, weather }) => [place, time, weather])).toEqual([
    ['by the sea', 'at midnight', 'rain'],
    ['by the sea', 'at midnight', 'rain'],
    ['in a kitchen', 'at midnight', undefined],
  ])
})

test('shots before the first mention of a place are at that place', () => {
  expect(parseStoryScenes(['A lantern swings.', 'The forest is silent.'], undefined)[0]!.place).toBe('in a forest')
})

test('a place mentioned late does not apply to earlier shots', () => {
  const scenes = parseStoryScenes(
    ['Coffee is old.', 'Goats found it.', 'Monks brewed it.', 'London drank it in a cafe by the street.'],
    undefined,
  )
  expect(scenes.slice(0, 3).map(({ place }) => place)).toEqual([undefined, undefined, undefined])
  expect(scenes[3]!.place).toBeDefined()
})

test('a change of the time of day resets the weather', () => {
  const scenes = parseStoryScenes(['A storm breaks at night.', 'In the morning a boat comes.'], undefined)
  expect(scenes.map(({ weather }) => weather)).toEqual(['storm', undefined])
})

test.each([
  ['And so the valley wakes.', 'The valley wakes'],
  ['The lighthouse keeper climbs two hundred steps.', 'The lighthouse keeper climbs'],
  ['Have you ever wondered why the sky is blue?', 'Why the sky is blue'],
  ['In the morning, a boat full of fishermen brings her bread and tea.', 'A boat full of fishermen'],
  ['The old lighthouse keeper climbs the spiral stairs every single night of the year.', 'The old lighthouse keeper climbs'],
  ['A glass of water and a small red book are waiting on the table beside the bed.', 'A glass of water'],
  ['冰下的水开始流动，鸟儿在树林里唱歌。', '冰下的水开始流动'],
])('the shot %j has a short title', (text, title) => {
  expect(titleShot(text, parseScene(text, undefined))).toBe(title)
})
