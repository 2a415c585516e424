import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const labelsOf = (script: string) =>
  directScript(script).map(({ plan }) => plan.text.filter(({ role }) => role === 'label').map(({ words }) => words))

test('the person that is seen first under a name has it beside the picture, once', () => {
  const script =
    'Before she became the most photographed woman of her century, Frida Kahlo was a girl who limped because of polio. She stayed in bed. Frida Kahlo painted.'
  expect(labelsOf(script)).toEqual([['Frida Kahlo'], [], []])
})

test('somebody of a tale with a given name is not labelled', () => {
  const script = 'Before the sun came up and the village woke, Martha sat by the window that faced the mill. She was tired. She slept.'
  expect(labelsOf(script)[0]).toEqual([])
})
