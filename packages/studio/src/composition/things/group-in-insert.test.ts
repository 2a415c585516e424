import { expect, test } from 'vitest'
import type { SceneProp } from '../../scene/scene.ts'
import { groupInInsert, standInRow } from './group-in-insert.ts'

const prop = (icon: string): SceneProp => ({ icon, word: icon })
const names = (icons: readonly string[], subject = 0) => groupInInsert(icons.map(prop), subject).map(({ icon }) => icon)
const ROW = { x: 640, bottom: 600, size: 400, left: 60, right: 1220 }

test('a near view shows all of a kind and what lies beside it on the table', () => {
  expect(names(['garlic', 'garlic', 'garlic', 'butter'])).toEqual(['garlic', 'garlic', 'garlic', 'butter'])
  expect(names(['house', 'house', 'garlic'])).toEqual(['house', 'house'])
  expect(names(['sun', 'globe-showing-europe-africa'])).toHaveLength(2)
  expect(names(['garlic', 'butter'], 1)).toEqual(['butter'])
})

test('things in a row stand on one line, apart from each other and within the frame', () => {
  const placed = standInRow(['garlic', 'garlic', 'garlic', 'butter', 'knife'].map(prop), ROW)
  for (const [i, { slot }] of placed.entries()) {
    expect(slot.y).toBe(600)
    expect(slot.x - slot.size / 2).toBeGreaterThanOrEqual(ROW.left - 1)
    expect(slot.x + slot.size / 2).toBeLessThanOrEqual(ROW.right + 1)
    if (i > 0) expect(slot.x - placed[i - 1]!.slot.x).toBeGreaterThan(slot.size * 0.6)
  }
})

test('one thing alone is as large as before, where it was', () => {
  expect(standInRow([prop('garlic')], ROW)).toMatchObject([{ floating: false, slot: { kind: 'ground', x: 640, y: 600, size: 400 } }])
})
