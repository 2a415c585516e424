import { expect, it, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const shownIn = (script: string, n = 0) => directScript(script)[n]!.shown.map(({ what }) => what)
const MIRROR =
  'Your bathroom mirror fogs up after every shower. Rub some soap onto the dry glass. Wait a minute, and the whole mirror stays clear.'
const DOUGH =
  'This flatbread needs flour and water. Knead the dough until it is smooth. Divide it into six balls and let them rest. Roll each ball out as thin as you can. Fry it in a pan.'

it('compounds that say how large or shaped something is name nothing that is there', () => {
  expect(shownIn('She squeezed a pea-sized drop of toothpaste onto the brush.')).not.toContain('pea')
  expect(shownIn('He found an egg-shaped stone in the river.')).not.toContain('egg')
})

it('the glass of a mirror is the mirror, and that of a door no vessel', () => {
  expect(shownIn(MIRROR, 1)).toContain('mirror')
  expect(shownIn(MIRROR, 1)).not.toContain('glass')
  expect(shownIn('The glass of the door broke at night.')).not.toContain('glass')
  expect(shownIn('He put a glass of water on the table.').some((what) => what.includes('glass') || what === 'water')).toBe(true)
})

it('balls of a recipe are dough', () => {
  expect(directScript(DOUGH)[3]!.plan.handwork).toMatchObject([{ motion: 'shape', what: 'dough', tool: 'rolling pin' }])
  expect(shownIn('The children kicked the ball over the fence.')).toContain('ball')
})

it('figures of stone or bronze are no living animals', () => {
  expect(shownIn('Stone foxes guard the path to the shrine.')).not.toContain('fox')
  expect(shownIn('A red fox guards the path to the shrine.')).toContain('red fox')
})

it('soldiers of clay are figures in all sentences', () => {
  const script = 'The terracotta army was found in 1974. Each soldier has his own face. Farmers dug a well.'
  expect(shownIn(script, 1).join()).not.toMatch(/soldier/u)
  expect(shownIn(script, 1).join()).toMatch(/statue/u)
})

it('walls are painted in no kitchen, though they are covered and rolled', () => {
  const paint =
    'Painting a room takes two days. Cover the floor with old sheets. Stir the paint with a stick. Then roll the wall from top to bottom.'
  expect(directScript(paint).map(({ plan }) => plan.place)).not.toContain('kitchen')
})

it('what is in a jar does not put a story under water', () => {
  const script =
    'A mouse lived in a lighthouse. One night the lamp went out. The mouse and the gull carried a jar of glowing jellyfish to the top. The fishermen waved.'
  expect(directScript(script)[2]!.plan.place).not.toBe('underwater')
})

test.each([
  ['The toast to the couple made everyone cry.', 'toast'],
  ['Tip the tomatoes into the pan with all of their juices.', 'juice'],
  ['The anchor read the news with a shaking voice.', 'anchor'],
  ['The crust of the pizza is full of bubbles after you cover it with a plate.', "earth's crust"],
  ['He brought a box of matcha sweets from Japan.', 'box'],
])('another sense is not drawn: %s', (sentence, wrong) => {
  expect(shownIn(sentence)).not.toContain(wrong)
})

it('nothing is written on paper where only skin or cloth is marked', () => {
  const script =
    'Winged eyeliner is a matter of patience. Draw short strokes from the inner corner. Pull the skin gently toward the temple.'
  for (const { plan } of directScript(script)) expect(plan.handwork ?? []).not.toMatchObject([{ what: 'paper' }])
})
