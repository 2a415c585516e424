import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const people = (script: string) => directScript(script).map(({ plan }) => plan.cast.map(({ what }) => what.split(' ').at(-1)))

it.each([
  ['A farm boy named Philo lived in Utah. He drew an idea on the blackboard. Ten years later he stood in court.', 'boy', 'man'],
  ['Frida was a girl who painted. She went to school. At eighteen she painted her first portrait.', 'girl', 'woman'],
])('%s: who was a child is grown up later', (script, young, old) => {
  expect(people(script)[0]).toContain(young)
  expect(people(script)[2]).toContain(old)
  expect(people(script)[2]).not.toContain(young)
})

it('a child that is met later is a child', () => {
  expect(people('Ernest was a boy in Ohio. He wrote stories. Twenty years later he met a girl in the street.')[2]).toContain('girl')
})

it.each([
  ['Amelia saw an airplane at a fair when she was ten. It looked old. She went home.', 'girl'],
  ['Mozart wrote a symphony at the age of eight. The king clapped. He bowed.', 'boy'],
])('%s: of whom the sentence tells is a child', (script, young) => {
  expect(people(script)[0]).toContain(young)
})
