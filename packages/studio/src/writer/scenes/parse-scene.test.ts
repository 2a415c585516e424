import { expect, test } from 'vitest'
import { parseScene } from './parse-scene.ts'
import { titleShot } from '../titles/titles.ts'

test('a sentence is parsed to noun phrases with adjectives and a clause', () => {
  expect(parseScene('A young fox crosses the frozen river at dawn.')).toMatchObject({
    visible: ['young fox', 'frozen river'],
    clause: 'a young fox crosses the frozen river at dawn',
  })
})

test.each([
  ['It changed everything.', []],
  ['The reason is a question of time and freedom.', []],
  ['A day in the life of a barista.', ['barista']],
  ['The garden will bloom, and nobody has to hum.', ['garden']],
])('%j contains only visible nouns', (text, visible) => {
  expect(parseScene(text).visible).toEqual(visible)
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
  expect(titleShot(text, parseScene(text))).toBe(title)
})
