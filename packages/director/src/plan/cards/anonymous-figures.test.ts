import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

test('nobody in particular stands on a card of what is asked', () => {
  const script =
    'That bank exists, and the money in it is seconds. Nobody tells you this. So the question is not how much time you have left, but who you are giving it to.'
  const { cast } = directScript(script).at(-1)!.plan
  expect(cast).toEqual([])
})
