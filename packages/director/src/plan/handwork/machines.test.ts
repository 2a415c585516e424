import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planned = (...sentences: readonly string[]) => directScript(sentences.join(' '))

const LAPTOP = [
  'Your laptop is loud because it is full of dust.',
  'Turn it off and unplug it.',
  'Loosen the screws on the bottom and lift the cover with a credit card.',
  'Hold the fan with one finger.',
  'Switch it on, and enjoy a computer that is quiet.',
]

test('a part of a machine is worked on at the machine, whatever else has its name', () => {
  const plans = planned(...LAPTOP).map(({ plan }) => plan)
  expect(plans[1]!.handwork).toMatchObject([
    { motion: 'press', what: 'laptop' },
    { motion: 'pull', what: 'electric plug', target: 'outlet' },
  ])
  expect(plans[2]!.handwork).toMatchObject([
    { motion: 'turn-back', what: 'screw', tool: 'screwdriver', target: 'laptop' },
    { motion: 'lift', what: 'laptop', tool: 'credit card' },
  ])
  expect(plans[3]!.handwork).toMatchObject([{ motion: 'press', what: 'laptop' }])
  expect(plans.flatMap(({ things }) => things.map(({ what }) => what))).not.toContain('fan')
})

test('a fan is a fan where no machine is told of', () => {
  const [, , fan] = planned('The room was hot all summer.', 'Nobody could sleep.', 'Hold the fan with one hand.')
  expect(fan!.plan.things.map(({ what }) => what)).toContain('fan')
})

test('hands have the caption of what they do, and none where it is only a pronoun', () => {
  const shots = planned(...LAPTOP)
  expect(shots[3]!.textOnScreen).toEqual(['Hold the fan with one finger'])
  expect(shots[4]!.textOnScreen).toEqual([])
})

test('what is filled, put in and pressed is the machine that is advertised, and a cup is held where the sentence is', () => {
  const [, steps, held, offer] = planned(
    'Meet Pip, the tiny coffee machine that fits in your backpack.',
    'Fill it with water, drop in a capsule, and press the button.',
    'Sixty seconds later, you are holding a hot espresso on top of a mountain.',
    'Order yours today and get the first twenty capsules for free.',
  ).map(({ plan }) => plan)
  expect(steps!.handwork).toMatchObject([
    { motion: 'pour', what: 'water', target: 'coffee machine' },
    { motion: 'push', what: 'coffee machine' },
    { motion: 'press', what: 'coffee machine' },
  ])
  expect(held).toMatchObject({ place: 'summit', handwork: [{ motion: 'hold', what: 'coffee' }] })
  expect(held!.things.map(({ what }) => what)).not.toContain('mountain')
  expect(offer!.things.map(({ what }) => what)).toEqual(['coffee machine'])
  expect(offer!.graphic).toBeUndefined()
})
