import { expect, test } from 'vitest'
import type { SceneProp } from '../scene/scene.ts'
import { thingsBeside } from './things-beside.ts'

const OPEN = { x: 0, y: 0, w: 1280, h: 720 }
const VIEW = { size: 'medium', angle: 'eye', subject: 0, side: 'left' } as const
const sizeBeside = (icon: string): number => {
  const prop: SceneProp = { icon, word: icon }
  return thingsBeside([prop], 1, { view: VIEW, shape: '16:9', open: OPEN })[0]!.slot.size
}

test('a cup beside a figure is seen smaller than a suitcase, but no smaller than is recognised', () => {
  const [cup, scarf, suitcase] = ['cup', 'scarf', 'suitcase'].map(sizeBeside) as [number, number, number]
  expect(cup).toBeLessThan(scarf)
  expect(scarf).toBeLessThan(suitcase)
  expect(cup).toBeGreaterThan(suitcase * 0.45)
})
