import { clip, picture, primaryTrackOf, aTimeline, upperTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { VisualItem } from '@fablecut/domain/timeline/visual-items'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canvasItems, itemAtPoint } from './canvas-items.ts'
import { boxOf, isInBox, rotated, type Box } from './item-box.ts'
import { moveTo, nudged, pinchTo, rotateTo, scaleTo, type Start } from './move-handles.ts'

const output = { width: 1280, height: 720 }
const AT_REST = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 }
const box: Box = { x: 640, y: 360, width: 400, height: 200, rotation: 0 }
const start = (point: { x: number; y: number }, transform = AT_REST): Start => ({ box, transform, point, output })

const clipBox = (more: object) => boxOf(clip(['A', 0, 60, more]) as VisualItem, undefined, { output, frame: 0 })

test('a clip of the shape of the film fills it, another one is wholly visible, fill covers and fit shows all of it', () => {
  expect(clipBox({})).toEqual({ x: 640, y: 360, width: 1280, height: 720, rotation: 0 })
  expect(clipBox({ crop: { left: 0.5, right: 0, top: 0, bottom: 0 } })).toMatchObject({ width: 640, height: 720 })
  expect(clipBox({ crop: { left: 0.5, right: 0, top: 0, bottom: 0 }, fit: 'fill' })).toMatchObject({ width: 1280, height: 720 })
})

test('position is a part of the frame, scale keeps the centre, and keyframes win at their frame', () => {
  const keyframes = { scale: [{ frame: 10, value: 0.5, easing: 'linear' }] }
  const item = clip(['A', 30, 60, { transform: { x: 0.25, y: -0.5, rotation: 30 }, keyframes }]) as VisualItem
  expect(boxOf(item, undefined, { output, frame: 40 })).toEqual({ x: 960, y: 0, width: 640, height: 360, rotation: 30 })
})

test('a point is in a rotated box exactly when it is in the box turned back', () => {
  const number = fc.integer({ min: -500, max: 500 })
  const law = fc.property(number, number, fc.integer({ min: -360, max: 360 }), (x, y, rotation) => {
    fc.pre(Math.abs(Math.abs(x) - 200) > 1e-6 && Math.abs(Math.abs(y) - 100) > 1e-6)
    const turned = rotated({ x, y }, rotation)
    const isInside = Math.abs(x) <= 200 && Math.abs(y) <= 100
    expect(isInBox({ ...box, rotation }, { x: box.x + turned.x, y: box.y + turned.y })).toBe(isInside)
  })
  fc.assert(law)
})

test('the topmost item is found at a point, a selected one below it first; hidden tracks and other frames are left out', () => {
  const small = { transform: { scale: 0.2 } }
  const top = upperTrack('top', [picture(['P', 0, 30, small])])
  const timeline = aTimeline([top, primaryTrackOf('main', [clip(['A', 0, 60])])])
  const at = (point: { x: number; y: number }, selected: string[] = [], frame = 0, tracks = timeline.tracks) =>
    itemAtPoint(canvasItems({ timeline: { ...timeline, tracks }, output, frame }), point, new Set(selected))?.item.id
  const middle = { x: 640, y: 360 }
  expect([at(middle), at({ x: 10, y: 10 }), at(middle, ['A']), at(middle, [], 30)]).toEqual(['P', 'A', 'A', 'A'])
  expect(
    at(
      middle,
      [],
      0,
      timeline.tracks.map((track) => (track.isPrimary ? track : { ...track, isHidden: true })),
    ),
  ).toBe('A')
})

test('a drag moves by its distance, and snaps the centre to thirds and the middle', () => {
  const free = moveTo(start({ x: 0, y: 0 }), { x: 128, y: 36 }, 0)
  expect(free.transform.x).toBeCloseTo(0.1)
  expect(free.transform.y).toBeCloseTo(0.05)
  expect(free.guides).toEqual({ x: null, y: null })
  const third = moveTo(start({ x: 0, y: 0 }), { x: 210, y: 5 }, 8)
  expect(third.transform.x).toBeCloseTo(1 / 6)
  expect(third.transform.y).toBeCloseTo(0)
  expect(third.guides).toEqual({ x: 2 / 3, y: 1 / 2 })
})

test('a corner scales around the centre, and a rotation snaps to eighths of a turn', () => {
  expect(scaleTo(start({ x: 840, y: 460 }), { x: 1040, y: 560 }).transform.scale).toBeCloseTo(2)
  const rotation = (to: { x: number; y: number }, inSteps = false) => rotateTo(start({ x: 640, y: 500 }), to, inSteps).transform.rotation
  expect(rotation({ x: 500, y: 360 })).toBeCloseTo(90)
  expect(rotation({ x: 538, y: 465 })).toBe(45)
  expect(rotation({ x: 600, y: 500 }, true)).toBe(15)
})

test('two fingers that keep their distance and angle only move; apart they scale, turned they rotate', () => {
  const pinch = pinchTo.bind(null, {
    transform: AT_REST,
    output,
    fingers: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
  })
  expect(
    pinch([
      { x: 128, y: 0 },
      { x: 228, y: 0 },
    ]).transform,
  ).toEqual({ x: 0.1, y: 0, scale: 1, rotation: 0 })
  expect(
    pinch([
      { x: -50, y: 0 },
      { x: 150, y: 0 },
    ]).transform,
  ).toMatchObject({ x: 0, scale: 2 })
  expect(
    pinch([
      { x: 50, y: -50 },
      { x: 50, y: 50 },
    ]).transform.rotation,
  ).toBeCloseTo(90)
})

const pressed = (name: string, shiftKey = false) => nudged({ transform: AT_REST, output }, { key: name, shiftKey })

test('keys move by a pixel, with Shift by ten, scale and rotate; others do nothing', () => {
  expect([pressed('ArrowRight'), pressed('ArrowUp', true), pressed(']'), pressed('a')]).toEqual([
    { x: 1 / 1280, y: 0 },
    { x: 0, y: -10 / 720 },
    { rotation: 1 },
    null,
  ])
  expect((pressed('+')?.scale ?? 0) * (pressed('-')?.scale ?? 0)).toBeCloseTo(1)
})
