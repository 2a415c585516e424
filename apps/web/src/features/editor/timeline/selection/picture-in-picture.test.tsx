import { aTimeline, clip, filmOf, itemOf, picture, primaryTrackOf, upperTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const press = () => fireEvent.keyDown(document.body, { key: 'P', shiftKey: true })
const SMALL = { transform: { scale: 0.32 } }

test('P puts the selected clip small over the film that is left, as one undo step', async () => {
  const { timeline, layout, session } = await renderTimeline(filmOf(['A', 0, 60], ['B', 60, 40]))
  act(() => session.select(['B']))
  press()
  expect(layout()).toBe('B 20-60 | A 0-60')
  expect(itemOf(timeline(), 'B')).toMatchObject(SMALL)
  act(() => void session.undo())
  expect(layout()).toBe('A 0-60, B 60-100')
  expect(itemOf(timeline(), 'B')).not.toHaveProperty('transform')
})

test('a clip that lies over the film already is only made small', async () => {
  const film = aTimeline([upperTrack('up', [picture(['P', 10, 30])]), primaryTrackOf('main', [clip(['A', 0, 60])])])
  const { timeline, layout, session } = await renderTimeline(film)
  act(() => session.select(['P']))
  press()
  expect([layout(), itemOf(timeline(), 'P')]).toMatchObject(['P 10-40 | A 0-60', SMALL])
})

test('the only clip of a film stays; a file of the preview is put at the playhead', async () => {
  const { timeline, layout, session, playback } = await renderTimeline(filmOf(['A', 0, 60]))
  act(() => session.select(['A']))
  press()
  expect(layout()).toBe('A 0-60')
  const previewingMediaAsset = timeline().mediaAssets.find(({ id }) => id === 'picture')!
  act(() => {
    session.select([])
    session.store.setState({ previewingMediaAsset })
  })
  playback.seek(20)
  press()
  expect(timeline().tracks[0]!.items).toMatchObject([{ mediaAssetId: 'picture', startTimeInFrames: 20, ...SMALL }])
})
