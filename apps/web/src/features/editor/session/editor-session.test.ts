import { aTimeline, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { createEditorSession } from './editor-session.ts'
import { STORY } from './story-fixture.ts'

test('assets added or removed during a gesture remain so when the gesture is cancelled', () => {
  const timeline = aTimeline([audioTrack('s', [song(['m', 0, 90])])], [buildAsset('gone')])
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline }, revision: 1 })
  session.beginGesture()
  session.apply({ type: 'setVolume', itemIds: ['m'], volume: 0.3 })
  session.putAssets([buildAsset('brought')])
  session.changeAssets((assets) => assets.filter(({ id }) => id !== 'gone'))
  session.cancelGesture()
  const { mediaAssets, tracks } = session.store.getState().document.timeline
  expect(['brought', 'gone'].map((id) => mediaAssets.some((asset) => asset.id === id))).toEqual([true, false])
  expect(tracks).toEqual(timeline.tracks)
})
