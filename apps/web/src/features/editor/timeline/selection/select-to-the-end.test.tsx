import { aTimeline, audioTrack, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])]), audioTrack('s', [song(['m', 20, 60])])])
const press = () => fireEvent.keyDown(document.body, { key: 'A', shiftKey: true })

test('Shift+A selects everything from the playhead to the end, and from the selection when there is one', async () => {
  const { session, playback } = await renderTimeline(film)
  playback.seek(10)
  press()
  expect(session.store.getState().selectedItemIds).toEqual(['b', 'm'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 items selected')
  session.select(['b'])
  press()
  expect(session.store.getState().selectedItemIds).toEqual(['b'])
})
