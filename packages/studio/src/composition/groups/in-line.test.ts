import type { PlanAction, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { lineOf, standInLine } from './in-line.ts'

const figure = (what: string, action: PlanAction, target?: string): PlanFigure => ({
  id: what,
  what,
  action,
  feeling: 'neutral',
  speaks: false,
  ...(target !== undefined && { target }),
})

test('who leads others goes before them, who chases somebody behind', () => {
  expect(lineOf([figure('hedgehog', 'walk'), figure('old owl', 'walk', 'hedgehog')])).toEqual([1, 0])
  expect(lineOf([figure('detective', 'run', 'gardener'), figure('gardener', 'run')])).toEqual([1, 0])
  expect(lineOf([figure('woman', 'walk', 'house'), figure('man', 'walk')])).toBeUndefined()
})

test('those in line go the same way, the foremost at the front of it', () => {
  const stands = [100, 300, 200].map((x, i) => ({ x, y: 600, height: 300, facingLeft: i === 0 }))
  const placed = standInLine(stands, { line: [2, 0] })
  expect(placed.map(({ x }) => x)).toEqual([100, 300, 200])
  expect(placed[2]!.facingLeft).toBe(placed[0]!.facingLeft)
  expect(standInLine(stands, { line: [0, 2] }).map(({ x }) => x)).toEqual([100, 300, 200])
  expect(standInLine(stands, { line: [1, 0] }).map(({ x }) => x)).toEqual([100, 300, 200])
  expect(standInLine(stands, { line: [2, 1] }).map(({ x }) => x)).toEqual([100, 200, 300])
})
