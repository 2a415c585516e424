import { clip, itemOf, picture, primaryTrackOf, aTimeline } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const film = aTimeline([primaryTrackOf('main', [clip(['A', 0, 60]), picture(['P', 60, 90]), picture(['Q', 150, 60])])])
const buttons = () => [...document.querySelectorAll('[data-cut]')].map((button) => button.getAttribute('data-cut'))

test('the button at a cut opens the transitions, applies one, changes its length and removes it', async () => {
  const { timeline, session, user } = await renderTimeline(film)
  expect(buttons()).toEqual(['P', 'Q'])
  act(() => session.select(['P']))
  fireEvent.click(document.querySelector('[data-cut="Q"]')!)
  const popover = within(await screen.findByRole('dialog', { name: 'Transition' }))
  await user.click(popover.getByRole('radio', { name: 'Wipe' }))
  expect([itemOf(timeline(), 'Q'), session.store.getState().selectedItemIds]).toMatchObject([
    { transition: { type: 'wipe', durationInFrames: 18 } },
    ['P'],
  ])
  const seconds = popover.getByRole('textbox', { name: 'Lasts' })
  await user.clear(seconds)
  await user.paste('1')
  await user.keyboard('{Enter}')
  expect(itemOf(timeline(), 'Q')).toHaveProperty('transition.durationInFrames', 30)
  await user.click(popover.getByRole('radio', { name: 'None' }))
  expect(itemOf(timeline(), 'Q')).not.toHaveProperty('transition')
})

test('Shift+T opens the cut nearest to the playhead; without material it says why and offers the dip', async () => {
  const short = { ...film, mediaAssets: film.mediaAssets.map((asset) => ({ ...asset, metadata: { duration: 2 } })) }
  const { timeline, playback, user } = await renderTimeline(short)
  playback.seek(70)
  fireEvent.keyDown(document.body, { key: 'T', shiftKey: true })
  const popover = within(await screen.findByRole('dialog', { name: 'Transition' }))
  expect(popover.getByText(/^The clips have nothing to overlap with: 0 frames after the first one's end/)).toBeTruthy()
  expect(popover.getByRole('radio', { name: 'Dissolve' }).hasAttribute('data-disabled')).toBe(true)
  await user.click(popover.getByRole('radio', { name: 'Dip to black' }))
  expect(itemOf(timeline(), 'P')).toHaveProperty('transition.type', 'dip')
})

test('a read-only story has no buttons at its cuts', async () => {
  await renderTimeline(film, { readOnlyReason: 'Generating' })
  expect(buttons()).toEqual([])
})
