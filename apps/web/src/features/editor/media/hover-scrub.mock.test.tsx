import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { createEvent, fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { giveElementsSize } from '../../../testing/stub-view.ts'
import { frameAtPointer, HoverScrub } from './hover-scrub.tsx'

vi.mock('../timeline/media-cache.ts', async (original) => ({
  ...(await original<object>()),
  useThumbnailState: (strip: string | null) => (strip === null ? 'loading' : 'strip'),
}))

test.each([
  [0, 0],
  [0.08, 0],
  [0.5, 6],
  [0.999, 11],
  [1, 11],
  [-1, 0],
  [2, 11],
])('at %f of its width frame %d of twelve is shown', (part, frame) => {
  expect(frameAtPointer(part)).toBe(frame)
})

function open() {
  giveElementsSize({ width: 240, height: 135 })
  const { container } = render(<HoverScrub asset={buildAsset('lake', { metadata: { duration: 2, width: 640, height: 360 } })} />)
  const area = container.firstElementChild!
  const point = (clientX: number, pointerType = 'mouse') => {
    const event = createEvent.pointerMove(area)
    Object.defineProperties(event, Object.getOwnPropertyDescriptors({ clientX, pointerType }))
    fireEvent(area, event)
  }
  const strip = () => area.querySelector<HTMLElement>('[style*="background-image"]')
  return { area, point, strip }
}

test('the mouse moves through the clip until it leaves', () => {
  const { area, point, strip } = open()
  expect(strip()).toBeNull()
  point(120)
  expect(strip()?.style.backgroundImage).toContain('/media/lake/strip.jpg')
  expect(strip()?.style.backgroundSize).toBe('1200% 100%')
  expect(Number.parseFloat(strip()!.style.backgroundPosition)).toBeCloseTo((6 / 11) * 100, 2)
  expect((area.lastElementChild as HTMLElement).style.width).toBe('50%')
  point(239)
  expect(Number.parseFloat(strip()!.style.backgroundPosition)).toBe(100)
  fireEvent.pointerLeave(area)
  expect(strip()).toBeNull()
})

test('a finger does not scrub', () => {
  const { point, strip } = open()
  point(120, 'touch')
  expect(strip()).toBeNull()
})
