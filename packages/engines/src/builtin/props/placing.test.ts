import { expect, it } from 'vitest'
import type { Slot } from '../settings/setting.ts'
import { iconNames } from './icon.ts'
import { PLACE_OF_ICON } from '../scene/place-words.ts'
import { placeProps } from './placing.ts'

const slot = (kind: Slot['kind'], x: number): Slot => ({ kind, x, y: 0, size: 10 })
const prop = (icon: string) => ({ icon, word: icon })

it('gives each thing a place of its own where such things are', () => {
  const placed = placeProps([prop('rocket'), prop('dolphin'), prop('red-apple')], [slot('ground', 1), slot('sky', 2), slot('water', 3)])
  expect(placed.map(({ slot: at }) => at.kind)).toEqual(['sky', 'water', 'ground'])
})

it('leaves out what finds no place', () => {
  expect(placeProps([prop('banana'), prop('key')], [slot('ground', 1)]).map(({ prop: found }) => found.icon)).toEqual(['banana'])
})

it('names of icons that stand for places exist', () => {
  const names = new Set(iconNames())
  expect(Object.keys(PLACE_OF_ICON).filter((name) => !names.has(name))).toEqual([])
})
