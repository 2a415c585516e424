import { basesOf } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { type MeasuredDrawing, boundsOf } from './measured-drawing.ts'
import { clustersOf, fitCluster, placeCluster } from './cluster.ts'
import { boxShape } from './drawing-shape.ts'

const at = (name: string, relation?: PlanRelation, of?: string) => ({
  names: [name],
  ...(relation && of !== undefined && { position: { relation, of } }),
})

test('what is placed at something unknown, at itself or in a circle is placed as others are', () => {
  expect(basesOf([at('snail', 'in', 'bowl'), at('bowl')])).toEqual([1, undefined])
  expect(basesOf([at('snail', 'in', 'pot'), at('bowl')])).toEqual([undefined, undefined])
  expect(basesOf([at('snail', 'in', 'snail')])).toEqual([undefined])
  expect(basesOf([at('snail', 'in', 'bowl'), at('bowl', 'on', 'snail')])).toEqual([undefined, undefined])
})

test('a chain has two links: the third is placed as others are', () => {
  const all = [at('candle', 'on', 'book'), at('book', 'on', 'table'), at('table', 'under', 'window'), at('window')]
  expect(basesOf(all)).toEqual([undefined, 2, 3, undefined])
})

test('copies of a thing are all at the other thing, and not at each other', () => {
  const position = { relation: 'beside', of: 'snail' } as const
  const copies = [1, 2].map(() => ({ names: ['snail'], position }))
  expect(basesOf(copies)).toEqual([undefined, undefined])
  expect(clustersOf(basesOf([at('bowl'), ...[1, 2].map(() => at('snail', 'in', 'bowl'))]))).toEqual([{ root: 0, members: [1, 2] }])
})

test('a group that would leave its room is smaller, and inside it', () => {
  const body: MeasuredDrawing = { shape: boxShape({ left: -0.5, right: 0.5, top: -0.5, foot: 0.5 }), centimetres: 100, stands: true }
  const nodes = [at('house'), at('cat', 'on', 'house'), at('dog', 'beside', 'house')].map((node) => ({ ...node, body }))
  const bases = basesOf(nodes)
  const [cluster] = clustersOf(bases)
  const place = (spot: { x: number; y: number; size: number }) => placeCluster(nodes, bases, cluster!, spot, 1)
  const room = { left: 0, right: 300, top: 0, foot: 200 }
  const root = fitCluster(nodes, 0, { x: 250, y: 100, size: 200 }, room, place)
  expect(root.size).toBeLessThan(200)
  for (const spot of [root, ...place(root).values()]) {
    const { left, right, top, foot } = boundsOf({ shape: body.shape }, spot)
    expect(left).toBeGreaterThanOrEqual(-0.001)
    expect(right).toBeLessThanOrEqual(300.001)
    expect(top).toBeGreaterThanOrEqual(-0.001)
    expect(foot).toBeLessThanOrEqual(200.001)
  }
})
