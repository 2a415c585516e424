import { aTimeline, audioTrack, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clipOf, renderTimeline } from '../testing/render-timeline.tsx'

const START = 'a 0-60, b 60-150 | m 20-60, n 80-120'
const film = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])]),
  audioTrack('s', [song(['m', 20, 40]), song(['n', 80, 40])]),
])
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const button = () => screen.queryByRole('button', { name: 'Delete and close the gap' })

test.each(['Delete', 'Backspace'])('Shift and %s closes the gap, without Shift it stays (E-177)', async (key) => {
  const { session, layout } = await renderTimeline(film)
  session.select(['m'])
  fireEvent.keyDown(document.body, { key, shiftKey: true })
  expect(layout()).toBe('a 0-60, b 60-150 | n 40-80')
  session.undo()
  expect(layout()).toBe(START)
  session.select(['m'])
  fireEvent.keyDown(document.body, { key })
  expect(layout()).toBe('a 0-60, b 60-150 | n 80-120')
})

test('the button does the same, says so, and focuses the next item', async () => {
  const { session, layout } = await renderTimeline(film)
  session.select(['m'])
  await expect.poll(button).not.toBeNull()
  fireEvent.click(button()!)
  expect(layout()).toBe('a 0-60, b 60-150 | n 40-80')
  expect(announcements()).toContain('Deleted')
  expect(document.activeElement).toBe(clipOf('n'))
  await expect.poll(button).toBeNull()
})

test('clips close up anyway: with only clips selected there is no such button', async () => {
  const { session } = await renderTimeline(film)
  session.select(['a'])
  expect(await screen.findByRole('button', { name: 'Duplicate' })).toBeTruthy()
  expect(button()).toBeNull()
})
