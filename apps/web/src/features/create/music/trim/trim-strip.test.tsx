import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { giveElementsSize } from '../../../../testing/stub-view.ts'
import type { TrimRange } from './trim-range.ts'
import { TrimStrip } from './trim-strip.tsx'

const DURATION = 100

function Strip({ first }: { first: TrimRange }) {
  const [range, setRange] = useState(first)
  return <TrimStrip peaks={[0.5, 1, 0.25]} duration={DURATION} range={range} playhead={40} onChange={setRange} />
}
const edge = (name: string) => screen.getByRole('slider', { name })
const range = () => ['Start', 'End'].map((name) => edge(name).getAttribute('aria-valuetext'))
/** Between the two edges. */
const part = () => edge('Start').previousElementSibling!.previousElementSibling!

beforeEach(() => giveElementsSize({ width: 1000, height: 88 }))

function open(first: TrimRange = { start: 20, end: 60 }) {
  render(<Strip first={first} />)
  for (const element of [edge('Start'), edge('End'), part()]) Object.assign(element, { setPointerCapture: () => undefined })
}
function point(type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', element: Element, clientX: number, button = 0) {
  const event = createEvent[type](element)
  Object.defineProperties(event, Object.getOwnPropertyDescriptors({ button, pointerId: 1, clientX }))
  fireEvent(element, event)
}
function dragged(element: Element, from: number, to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  point('pointerDown', element, from)
  point('pointerMove', element, to)
  point(end, element, to)
}

test('the edges name their place in the song', () => {
  open()
  expect(range()).toEqual(['0:20.0', '1:00.0'])
  expect(['valuemin', 'valuemax', 'valuenow'].map((name) => edge('End').getAttribute(`aria-${name}`))).toEqual(['0', '100', '60'])
  expect([edge('Start').style.left, edge('End').style.left]).toEqual(['20%', '60%'])
})

test('an edge follows the pointer, but keeps its distance from the other one', () => {
  open()
  dragged(edge('Start'), 200, 150)
  expect(range()).toEqual(['0:15.0', '1:00.0'])
  dragged(edge('End'), 600, 805)
  expect(range()).toEqual(['0:15.0', '1:20.5'])
  dragged(edge('Start'), 150, 999)
  expect(range()).toEqual(['1:10.5', '1:20.5'])
})

test('the part between them is moved as a whole, as far as the song goes', () => {
  open()
  dragged(part(), 300, 400)
  expect(range()).toEqual(['0:30.0', '1:10.0'])
  dragged(part(), 300, 999)
  expect(range()).toEqual(['1:00.0', '1:40.0'])
})

test.each(['pointerUp', 'pointerCancel'] as const)('after %s the edge stays where it is', (end) => {
  open()
  dragged(edge('Start'), 200, 250, end)
  point('pointerMove', edge('Start'), 400)
  expect(range()).toEqual(['0:25.0', '1:00.0'])
})

test('only the main button drags', () => {
  open()
  point('pointerDown', edge('Start'), 200, 2)
  point('pointerMove', edge('Start'), 250)
  expect(range()).toEqual(['0:20.0', '1:00.0'])
})

test.each([
  ['ArrowLeft', {}, '0:29.5'],
  ['ArrowDown', {}, '0:29.5'],
  ['ArrowRight', {}, '0:30.5'],
  ['ArrowUp', {}, '0:30.5'],
  ['ArrowLeft', { shiftKey: true }, '0:20.0'],
  ['ArrowRight', { shiftKey: true }, '0:40.0'],
  ['PageDown', {}, '0:20.0'],
  ['PageUp', {}, '0:40.0'],
  ['Home', {}, '0:00.0'],
  ['End', {}, '0:50.0'],
])('%s moves an edge (%o)', (key, held, place) => {
  open({ start: 30, end: 60 })
  const event = createEvent.keyDown(edge('Start'), { key, ...held })
  fireEvent(edge('Start'), event)
  expect([range(), event.defaultPrevented]).toEqual([[place, '1:00.0'], true])
})

test('End moves the end of the part to the end of the song; other keys are left alone', () => {
  open()
  fireEvent.keyDown(edge('End'), { key: 'End' })
  expect(range()).toEqual(['0:20.0', '1:40.0'])
  expect(fireEvent.keyDown(edge('End'), { key: 'a' })).toBe(true)
  expect(range()).toEqual(['0:20.0', '1:40.0'])
})

test('the part that is used is bright, with a bar for every three pixels', () => {
  const { container } = render(
    <TrimStrip peaks={[0.5, 1]} duration={DURATION} range={{ start: 20, end: 60 }} playhead={null} onChange={() => undefined} />,
  )
  expect(container.innerHTML).toContain('inset(0 40% 0 20%)')
  const path = container.querySelector('path')!.getAttribute('d')!
  expect(path.match(/M/gu)).toHaveLength(333)
  expect(path.startsWith('M1 23.5V64.5M4 23.5')).toBe(true)
  expect(path.endsWith('M997 2V86')).toBe(true)
})
