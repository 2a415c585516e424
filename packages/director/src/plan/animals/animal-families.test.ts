import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEARS =
  'A polar bear can smell a seal from 30 kilometers away. In November she digs a den into the snow and gives birth to two cubs. Each of them weighs as little as a guinea pig. For five months she eats nothing and feeds them with her milk. In spring they leave the den and follow her across the ice. She waits at a breathing hole for hours without moving. When a seal comes up for air, she strikes.'

const figures = directScript(BEARS).map(({ plan }) => plan.cast.map(({ what, action }) => `${what}: ${action}`))

test('young animals that were told of are those of whom a script speaks as they, beside their parent where it is told of too', () => {
  expect(figures[2]).toEqual(['baby polar bear: stand', 'baby polar bear: stand'])
  expect(figures[3]!.map((one) => one.split(':')[0])).toEqual(['polar bear', 'baby polar bear', 'baby polar bear'])
})

test('a family that is under way walks together, and nobody eats nothing', () => {
  expect(figures[4]).toEqual(['polar bear: walk', 'baby polar bear: walk', 'baby polar bear: walk'])
  expect(figures[3]![0]).toBe('polar bear: stand')
})

test('an animal that does something to another is in the picture with it', () => {
  expect(figures[6]).toEqual(['polar bear: fight', 'seal: stand'])
})
