import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const lastPlan = (text: string) => directScript(text).at(-1)!.plan

it.each(['The others laughed at him and called him mad.', 'They laugh at him.'])('others are at least two, who laugh: %s', (text) => {
  const laughing = lastPlan(text).cast.filter(({ action }) => action === 'laugh')
  expect(laughing.length).toBeGreaterThanOrEqual(2)
  for (const { feeling } of laughing) expect(feeling).toBe('happy')
})

it('who is laughed at is beside them without their feeling', () => {
  const { cast, mood } = lastPlan('A prisoner breaks free. When he comes back, they laugh at him and call him mad.')
  expect(cast.map(({ action }) => action === 'laugh')).toEqual([false, true, true])
  expect(cast[0]!.feeling).toBe('neutral')
  expect(mood).not.toBe('happy')
})

it.each(['They wanted to laugh.', 'They never laughed.'])('nobody laughs who does not: %s', (text) => {
  expect(lastPlan(text).cast.filter(({ action }) => action === 'laugh')).toEqual([])
})

it('the others in the tale of an animal are several of its kind', () => {
  const script = 'Bela was a young hare who was afraid of water. One evening she came to a river. The others hopped from stone to stone.'
  expect(directScript(script)[2]!.plan.cast.map(({ what }) => what)).toEqual(['hare', 'hare', 'hare'])
})
