import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { sportsOf } from './sport-of.ts'

const FOOTBALL = [
  'The final began in the rain, and the goalkeeper was nervous.',
  'He kicks the ball to the striker.',
  'The striker shoots from the edge of the box.',
  'The captain lifts the trophy.',
]
const planned = (sentences: readonly string[]) => directScript(sentences.join(' ')).map(({ plan }) => plan)

it('athletes are seen in their sport with its ball, and its words are no crates and no captains of ships', () => {
  const plans = planned(FOOTBALL)
  expect(plans[2]).toMatchObject({
    form: 'scene',
    place: 'stadium',
    cast: [{ what: 'footballer', action: 'play' }],
    things: [{ what: 'football' }],
  })
  expect(plans[3]).toMatchObject({ cast: [{ what: 'footballer', action: 'hold' }], things: [{ what: 'trophy' }] })
})

it('who runs beside other things wears running clothes only where he runs, and arrives happy', () => {
  const plans = planned([
    'Last year I could not run for a minute.',
    'It rained, and I went home.',
    'My neighbor asked if I wanted to join a marathon.',
    'Yesterday I crossed the finish line and cried.',
  ])
  expect(plans.slice(0, 3).flatMap(({ cast }) => cast.map(({ what }) => what))).not.toContain('runner')
  expect(plans[3]).toMatchObject({ cast: [{ what: 'runner', action: 'run', feeling: 'happy' }], weather: 'clear', place: 'street' })
})

it.each([
  ['She served the soup and set the table.', 'He served himself twice.', 'The pitch for the new product was short.'],
  ['The tortoise won the race.', 'The hare slept before the finish line.', 'Nobody laughed at the tortoise again.'],
  ['They raced their cars for ten laps.', 'The driver crossed the finish line first.', 'The engine was burning.'],
])('no sport is read out of %s', (...sentences) => {
  expect(sportsOf(sentences)).toEqual([undefined, undefined, undefined])
})

it('who is something else by trade stays so in a race', () => {
  const [, second] = planned([
    'The baker ran a marathon every year and told nobody.',
    'He crossed the finish line last.',
    'The runners clapped for him.',
  ])
  expect(second?.cast).toMatchObject([{ what: 'baker', action: 'run' }])
})

it('who is spoken to is one swimmer in all of a script, in the pool', () => {
  const plans = planned([
    'You were the slowest swimmer on the team.',
    'Every morning you jumped into the cold pool.',
    'Your rivals laughed at your times.',
    'Champions are made when nobody is watching.',
  ])
  const [first, second, , last] = plans
  expect(second).toMatchObject({ place: 'swimming-pool', cast: [{ what: 'swimmer', action: 'swim' }] })
  expect(new Set([first, second, last].map((plan) => plan!.cast[0]!.id)).size).toBe(1)
})

it('medals alone are of no sport: who races is no swimmer', () => {
  const script =
    'Wilma Rudolph was born in Tennessee in 1940. By the age of twelve she was racing every boy on the street. At sixteen she won an Olympic bronze medal. At twenty, in Rome, she won three golds.'
  const names = directScript(script).flatMap(({ shown }) => shown.map(({ what }) => what))
  expect(names.join()).not.toMatch(/swim/u)
  expect(names.join()).toMatch(/sprinter|woman|runner/u)
})
