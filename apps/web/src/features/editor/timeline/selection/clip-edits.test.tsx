import { aTimeline, clip, itemOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])])])
const press = (key: string) => fireEvent.keyDown(document.body, { key, shiftKey: true })
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('Shift+F holds the frame under the playhead for two seconds, and selects it', async () => {
  const { session, playback, layout, timeline } = await renderTimeline(film)
  playback.seek(20)
  press('F')
  expect(layout()).toMatch(/^a 0-20, item_\S+ 20-80, item_\S+-rest 80-120, b 120-210$/)
  expect(itemOf(timeline(), session.store.getState().selectedItemIds[0]!)).toMatchObject({ isFrozen: true, sourceTrimStartFrames: 20 })
  expect(announcements()).toContain('Frame held')
  session.undo()
  expect(layout()).toBe('a 0-60, b 60-150')
})

test('Shift+R reverses the selected clip and plays it forward again', async () => {
  const { session, timeline } = await renderTimeline(film)
  session.select(['b'])
  press('R')
  expect(itemOf(timeline(), 'b')).toMatchObject({ isReversed: true })
  press('R')
  expect(itemOf(timeline(), 'b')).not.toHaveProperty('isReversed')
  expect(announcements()).toContain('Clip plays forward again')
})

test('the sound of a clip is detached, and attached again from the clip or its sound', async () => {
  const { session, layout, timeline, user } = await renderTimeline(film)
  session.select(['a'])
  fireEvent.keyDown(document.body, { key: 'u' })
  const sound = timeline().tracks[1]?.items[0]
  expect(layout()).toBe(`a 0-60, b 60-150 | ${sound?.id} 0-60`)
  session.select([sound?.id ?? ''])
  await user.click(await screen.findByRole('button', { name: 'More edits' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Attach the sound again/ }))
  expect(layout()).toBe('a 0-60, b 60-150')
  expect(itemOf(timeline(), 'a')).toEqual(itemOf(film, 'a'))
})

test('without a clip under the playhead the reason is said', async () => {
  await renderTimeline(aTimeline([primaryTrackOf('main', [])]))
  press('F')
  expect(await screen.findByText('Move the playhead over a clip to freeze its frame')).toBeTruthy()
})
