import { expect, test } from 'vitest'
import { readScene } from './read-scene.ts'
import { readScenesInContext } from './story-scenes.ts'
import { titleShot } from '../titles/titles.ts'

test('a sentence shows its things with their adjectives and who does what', () => {
  expect(readScene('A young fox crosses the frozen river at dawn.', undefined)).toMatchObject({
    seen: ['young fox', 'frozen river'],
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
])('%j shows only what can be seen', (text, seen) => {
  expect(readScene(text, undefined).seen).toEqual(seen)
})

test('he is the latest person, it the latest thing, they the latest several', () => {
  const scenes = readScenesInContext(
    ['The old baker opens his oven.', 'It glows in the dark.', 'He smiles.', 'Children run down the street.', 'They laugh.'],
    undefined,
  )
  expect(scenes.map(({ seen }) => seen[0])).toEqual(['old baker', 'oven', 'old baker', 'children', 'children'])
})

test('weather stays behind when the story moves on, the hour does not', () => {
  const scenes = readScenesInContext(
    ['Rain falls on the harbour at midnight.', 'A ship waits.', 'Far away, a kitchen smells of bread.'],
    undefined,
  )
  expect(scenes.map(({ place, time, weather }) => [place, time, weather])).toEqual([
    ['by the sea', 'at midnight', 'rain'],
    ['by the sea', 'at midnight', 'rain'],
    ['in a kitchen', 'at midnight', undefined],
  ])
})

test('what comes before the first mention of a place is there already', () => {
  expect(readScenesInContext(['A lantern swings.', 'The forest is silent.'], undefined)[0]!.place).toBe('in a forest')
})

test('a place that is named late is where the story goes, not where it began', () => {
  const scenes = readScenesInContext(
    ['Coffee is old.', 'Goats found it.', 'Monks brewed it.', 'London drank it in a cafe by the street.'],
    undefined,
  )
  expect(scenes.slice(0, 3).map(({ place }) => place)).toEqual([undefined, undefined, undefined])
  expect(scenes[3]!.place).toBeDefined()
})

test('the storm of the night is over in the morning', () => {
  const scenes = readScenesInContext(['A storm breaks at night.', 'In the morning a boat comes.'], undefined)
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
  expect(titleShot(text, readScene(text, undefined))).toBe(title)
})
