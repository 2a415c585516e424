import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

test('a script about the sun shows the sun beside its numbers, and our star is the sun', () => {
  const [, core, star] = directScript(
    'Every second the sun turns about four million tons of matter into pure energy. Deep in its core, where the temperature reaches fifteen million degrees, hydrogen nuclei are squeezed together until they fuse into helium. Our star has been doing so for billions of years.',
  )
  expect(core!.shown.map(({ what }) => what)).toContain('sun')
  expect(core!.textOnScreen.join()).toMatch(/15 million|nuclei/u)
  expect(star!.shown.map(({ what }) => what)).toEqual(['sun'])
})

test('a star and the giant that it becomes are one body', () => {
  const plans = directScript(
    'The sun contains nearly all of the mass around it. Its surface is 5,500 degrees hot. In about five billion years the fuel will run out, and our star will swell into a red giant that may swallow the Earth.',
  ).map(({ plan }) => plan)
  expect(plans[2]!.things.map(({ what }) => what)).toEqual(['red giant'])
})

test('our neighbor in a script about the moon is nobody', () => {
  const [, , last] = directScript(
    'The moon moves away from us by about four centimeters every year. Its surface is covered with craters. One day our neighbor will be too far away to cover the sun completely.',
  )
  expect(last!.plan.cast).toEqual([])
})

test('her cubs are those of the animal that a script is about, by day if they go hungry tonight', () => {
  const plans = directScript(
    'High on the plateau of Tibet, a snow leopard moves along a ridge so quietly that even the ravens fail to notice her. She sinks behind a boulder and waits for nearly an hour. But the stones slip beneath her paws, and tonight her two cubs will go hungry.',
  ).map(({ plan }) => plan)
  expect(plans[2]!.cast.map(({ what }) => what)).toEqual(['snow leopard', 'snow leopard'])
  expect(plans[2]).toMatchObject({ place: 'summit', hour: 'day' })
})

test('advice is given by day and without dread', () => {
  const plans = directScript(
    'Put a bucket underneath the pipe below the kitchen sink, because whatever is trapped in there is about to come out. Unscrew the rings by hand. If it still leaks tonight, buy a new pipe for five dollars.',
  ).map(({ plan }) => plan)
  expect(plans.map(({ hour, mood }) => `${hour} ${mood}`)).toEqual(['day calm', 'day calm', 'day calm'])
})

test('they are those of whom a script tells, not others of two sentences before', () => {
  const [, , , last] = directScript(
    'An elephant mother carries her baby for twenty-two months. The whole herd protects it, because lions wait for the moment when it stays behind. Her calf drinks up to eleven liters of milk a day. Tonight they will walk to the only river that still has water.',
  )
  expect(last!.plan.cast.map(({ what }) => what)).toEqual(['elephant', 'elephant', 'elephant'])
})
