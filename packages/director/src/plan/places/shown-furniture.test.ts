import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

it('a bedroom has one bed, which stands in it already', () => {
  const { plan } = directScript('It was midnight. I was alone in my bedroom. I found a doll sitting at the foot of my bed.').at(-1)!
  expect(plan.place).toBe('bedroom')
  expect(plan.things.map(({ what }) => what)).toEqual(['doll'])
})
