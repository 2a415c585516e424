import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const shown = (script: string) => directScript(script).map((one) => one.shown.map(({ what }) => what).join())

it.each([
  ['Take a glass jar and a candle. Screw off the lid. Wipe the table.', /\bjar\b/u, /candle/u],
  ['Pick a ripe pineapple. Twist off the crown. Wash the plate.', /pineapple/u, /\bcrown\b/u],
])('a part without an owner in its sentence is that of the thing told before: %s', (script, owner, other) => {
  expect(shown(script)[1]).toMatch(owner)
  expect(shown(script)[1]).not.toMatch(other)
})

it('a part that another thing is said to own is not', () => {
  expect(shown('Wash an avocado. The stone of the old wall was warm. Eat it.')[1]).not.toMatch(/avocado/u)
})

it('a crown where no fruit was told is one', () => {
  expect(shown('The king slept. A thief took the crown. Nobody saw him.')[1]).toMatch(/crown/u)
})

it.each([
  ['The camera of the drone films the coast.', 'camera', 'drone'],
  ['The laser of the rover burns a hole in the rock.', 'laser', 'rover'],
  ["The robot's arm lifts a box.", 'arm', 'robot'],
  ["The robot's camera sees the ball.", 'camera', 'robot'],
  ['The wheels of the pram squeaked.', 'wheel', 'stroller'],
])('the part of a machine is seen on the machine: %s', (sentence, part, machine) => {
  const things = directScript(`Machines go where people cannot. They help us a lot. ${sentence}`)
    .at(-1)!
    .plan.things.map(({ what }) => what)
  expect(things.some((what) => what.includes(part))).toBe(false)
  expect(things.some((what) => what.endsWith(machine))).toBe(true)
})
