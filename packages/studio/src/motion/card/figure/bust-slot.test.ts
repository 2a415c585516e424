import { expect, test } from 'vitest'
import { cropOf } from './bust-slot.ts'
import { ENTRY } from '../../kit/entry.ts'
import type { DrawingPlace } from '../drawing-place.ts'

const BOX = { x: 34, y: 300, w: 652, h: 500 }
const place: DrawingPlace = { box: BOX, isOpen: true, isAtEnd: false, stage: 'window', stands: true, at: ENTRY }
const given = { stature: 1, frameHeight: 1280, scale: 1, isHolder: false }
/** Somebody whose crown is at the top of the box. */
const slotOf = (height: number) => ({ x: 326, y: height, height, facingLeft: false })
test('a portrait that ends at the hips or above is left as it is', () => {
  const slot = slotOf(2200)
  expect(cropOf(slot, place, given)).toEqual({ kind: 'portrait', slot })
})

test('nobody is cut at the legs: one alone is seen nearer, up to the hips', () => {
  const frameHeight = 1000
  const crop = cropOf(slotOf(1000), place, { ...given, frameHeight })
  expect(crop.kind).toBe('portrait')
  const { y, height } = crop.slot!
  expect((y - (frameHeight - BOX.y)) / height).toBeGreaterThan(0.47)
  expect(height).toBeGreaterThan(1000)
})

test('who is too broad for that is seen whole', () => {
  expect(cropOf(slotOf(1250), place, given)).toMatchObject({ kind: 'whole', place: { isOpen: false, stands: true } })
})

test('several are seen whole, on one ground, by their statures', () => {
  const shared = { ...place, box: { ...BOX, w: 320 }, isShared: true, tallest: 1 }
  const [adult, child] = [1, 0.74].map((stature) => cropOf(slotOf(1250), shared, { ...given, stature }))
  expect(adult).toMatchObject({ kind: 'whole' })
  expect(adult!.slot).toEqual(child!.slot)
  if (adult!.kind !== 'whole') throw new Error('expected a whole figure')
  const { y, h } = adult!.place.box
  expect(y + h).toBeLessThan(1280)
  expect(adult!.slot!.height).toBeLessThanOrEqual(h)
})

test('a table hides legs, and a crowd goes on below the frame', () => {
  const slot = slotOf(1250)
  expect(cropOf(slot, { ...place, stage: 'table' }, given)).toEqual({ kind: 'portrait', slot })
  expect(cropOf(slot, { ...place, isCrowd: true }, given)).toEqual({ kind: 'portrait', slot })
})
