import { expect, it } from 'vitest'
import type { SceneProp } from '../scene/scene.ts'
import type { Slot } from '../settings/setting.ts'
import { iconNames } from './icon.ts'
import { PAINTED } from './painted/painted.ts'
import { homeOf, placeProps, type PlacingScene } from './placing.ts'
import { SIZED_ICONS, sizeOfThing } from './thing-sizes.ts'

const slot = (kind: Slot['kind'], x: number): Slot => ({ kind, x, y: 0, size: 10 })
const prop = (icon: string): SceneProp => ({ icon, word: icon })
const sceneOf = (...icons: string[]): PlacingScene => ({
  props: icons.map(prop),
  where: 'field',
  who: [{ kind: 'animal', name: 'fox', animal: 'fox', walking: false }],
})

it('assigns each prop a slot of its habitat', () => {
  const placed = placeProps(sceneOf('rocket', 'dolphin', 'red-apple'), [slot('ground', 100), slot('sky', 200), slot('water', 300)])
  expect(placed.map(({ slot: at }) => at.kind)).toEqual(['sky', 'water', 'ground'])
})

it('omits props without a free slot', () => {
  expect(placeProps(sceneOf('banana', 'key'), [slot('ground', 1)]).map(({ prop: placed }) => placed.icon)).toEqual(['banana'])
})

it('never places a chair in the sky', () => {
  expect(placeProps(sceneOf('chair'), [slot('sky', 1)])).toEqual([])
})

it('draws a cup smaller than a chair, and a chair smaller than a car', () => {
  const placed = placeProps(sceneOf('cup', 'chair', 'car'), [slot('ground', 0), slot('ground', 100), slot('ground', 200)])
  const [cup, chair, car] = placed.map(({ slot: at }) => at.size)
  expect(cup!).toBeLessThan(chair! * 0.6)
  expect(chair!).toBeLessThan(car! * 0.7)
})

it('places large props behind the figures, without overlaps', () => {
  const placed = placeProps(sceneOf('car', 'tree', 'house'), [slot('ground', 0), slot('ground', 15), slot('ground', 90)])
  for (const [i, item] of placed.entries()) {
    expect(item.slot.y).toBeLessThan(0)
    for (const other of placed.slice(i + 1))
      expect(Math.abs(item.slot.x - other.slot.x)).toBeGreaterThan((item.slot.size + other.slot.size) * 0.42)
  }
})

it('has a painter or an icon for everything with a size', () => {
  const names = new Set(iconNames())
  const unknown = SIZED_ICONS.filter((icon) => sizeOfThing(icon)!.centimetres > 0 && !names.has(icon) && !(icon in PAINTED))
  expect(unknown).toEqual([])
})

it('bodies of the sky and clouds are never on the ground', () => {
  expect(['sun', 'cloud', 'full-moon', 'rainbow', 'sunrise'].map(homeOf)).toEqual(['air', 'air', 'air', 'air', 'air'])
})
