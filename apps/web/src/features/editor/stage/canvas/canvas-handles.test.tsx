import { aTimeline, clip, itemOf, primaryTrackOf, upperTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { CanvasHandles } from './canvas-handles.tsx'

const OUTPUT = { width: 1280, height: 720 }
const HEART = {
  id: 'H',
  type: 'shape',
  startTimeInFrames: 0,
  durationInFrames: 60,
  shapeConfig: { shape: 'heart', width: 0.2, height: 0.2, fill: '#FF0000' },
} as const
const TRACKS = [upperTrack('top', [HEART]), primaryTrackOf('main', [clip(['A', 0, 60])])]

// The canvas is shown at half of the film's size.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 640, height: 360 } as DOMRect)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
})

const down = (target: Element, x: number, y: number, more: object = {}) =>
  fireEvent.pointerDown(target, { button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: y, ...more })
const move = (x: number, y: number, more: object = {}) => fireEvent.pointerMove(window, { pointerId: 1, clientX: x, clientY: y, ...more })
const up = (more: object = {}) => fireEvent.pointerUp(window, { pointerId: 1, ...more })
const grip = (kind: string) => document.querySelector(`[data-grip=${kind}]`)!

async function openCanvas(options: { readOnlyReason?: string } = {}) {
  const editor = await renderEditor(<CanvasHandles output={OUTPUT} />, { timeline: aTimeline(TRACKS), ...options })
  const surface = screen.getByRole('group', { name: 'Items in the picture' })
  const item = (id: string): TimelineItem => itemOf(editor.timeline(), id)
  const selected = () => editor.session.store.getState().selectedItemIds
  return { ...editor, surface, item, selected }
}

test('a press selects the topmost item there, a press beside it the clip below', async () => {
  const { surface, selected } = await openCanvas()
  down(surface, 320, 180)
  up()
  expect(selected()).toEqual(['H'])
  down(surface, 10, 10)
  up()
  expect(selected()).toEqual(['A'])
})

test('a drag moves an item, is one undo step, and Escape takes it back', async () => {
  const { surface, item, session } = await openCanvas()
  down(surface, 320, 180)
  move(350, 200)
  move(384, 216)
  up()
  expect(item('H')).toMatchObject({ transform: { x: 0.1, y: 0.1 } })
  act(() => void session.undo())
  expect(item('H')).toEqual(HEART)
  down(surface, 320, 180)
  move(400, 180)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(item('H')).toEqual(HEART)
  move(500, 300)
  expect(item('H')).toEqual(HEART)
})

test('an item that comes near the middle snaps to it and shows a line, unless Alt is held', async () => {
  const { surface, item } = await openCanvas()
  down(surface, 320, 180)
  move(323, 230)
  expect(document.querySelector('[data-canvas-guide=x]')).not.toBeNull()
  expect(item('H')).not.toHaveProperty('transform.x')
  move(323, 230, { altKey: true })
  expect(item('H')).toHaveProperty('transform.x')
  up()
  expect(document.querySelector('[data-canvas-guide]')).toBeNull()
})

test('the clip of the film is selected by the first drag and moved by the next', async () => {
  const { surface, item, selected } = await openCanvas()
  for (const moved of [false, true]) {
    down(surface, 10, 10)
    move(74, 10)
    up()
    expect(selected()).toEqual(['A'])
    expect('transform' in item('A')).toBe(moved)
  }
})

test('a corner scales, the handle rotates', async () => {
  const { session, item } = await openCanvas()
  act(() => session.select(['H']))
  down(grip('scale'), 340, 200)
  move(360, 220)
  up()
  expect(item('H')).toMatchObject({ transform: { scale: 2 } })
  down(grip('rotate'), 320, 240)
  move(260, 180)
  up()
  expect(item('H')).toMatchObject({ transform: { scale: 2, rotation: 90 } })
})

test('two fingers scale and move the item as one undo step', async () => {
  const { surface, item, session } = await openCanvas()
  down(surface, 320, 180, { pointerType: 'touch' })
  fireEvent.pointerDown(window, { pointerId: 2, pointerType: 'touch', clientX: 360, clientY: 180 })
  move(400, 180, { pointerId: 2 })
  expect(item('H')).toMatchObject({ transform: { scale: 2 } })
  move(384, 180)
  up()
  act(() => void session.undo())
  expect(item('H')).toEqual(HEART)
})

test('keys on the focused item move it and do not step the film', async () => {
  const { session, item, user, playback } = await openCanvas()
  act(() => session.select(['H']))
  act(() => screen.getByRole('application', { name: /^Shape in the picture/ }).focus())
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(item('H')).toHaveProperty('transform.x', 0.0078)
  expect(playback.store.getState().frame).toBe(0)
  await user.keyboard(']')
  expect(item('H')).toHaveProperty('transform.rotation', 1)
  act(() => void session.undo())
  act(() => void session.undo())
  expect(item('H')).toEqual(HEART)
})

test('a story that cannot be edited shows no handles and moves nothing', async () => {
  const { surface, item, selected } = await openCanvas({ readOnlyReason: 'busy' })
  down(surface, 320, 180)
  move(400, 180)
  up()
  expect(selected()).toEqual(['H'])
  expect(item('H')).toEqual(HEART)
  expect(document.querySelector('[data-grip]')).toBeNull()
})

test('while the film plays there are no handles', async () => {
  const { session, playback } = await openCanvas()
  act(() => session.select(['H']))
  act(() => playback.play())
  expect(document.querySelector('[data-canvas-item]')).toBeNull()
})
