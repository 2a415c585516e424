import { toWireShot } from '@fablecut/contracts/wire/shot'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import { uploadedShot } from '@fablecut/domain/timeline/edit/storyboard/shot-media'
import { aTimeline, clip, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { openStory } from './open-story.ts'

const timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 120])])])
const asset = timeline.mediaAssets[0]!
const film = toWireTimeline(timeline)

/** A story whose shots all have media. */
function aStory(timeline: unknown, shots: Readonly<Record<string, object>> = {}): WireStory {
  return {
    id: 's',
    title: 'Sea',
    category_id: 'script_to_video',
    category_inputs: {},
    created_by_user_id: 'u',
    revision: 3,
    metadata: { width: 1281, height: 720, duration: null, fps: 30 },
    storyboard: { shots: Object.keys(shots), shots_map: shots, recurring_props: [] },
    video_editor_timeline: timeline,
  } as unknown as WireStory
}

test('a story opens with its timeline, its revision and even dimensions (E-095, E-255)', () => {
  const { start, problem, warnings } = openStory(aStory(film), [asset])
  expect([problem, warnings, start.readOnlyReason, start.revision]).toEqual([null, [], null, 3])
  expect(start.story).toMatchObject({ id: 's', userId: 'u', categoryId: 'script_to_video', fps: 30, size: { width: 1280, height: 720 } })
  expect(start.document.timeline.tracks).toEqual(film.tracks)
})

test.each([
  [null, true, null],
  ['/film.mp4', true, true],
  ['/film.mp4', false, false],
])('an export is outdated only if there is one', (last_export_url, is_export_outdated, isOutdated) => {
  const story = { ...aStory(film), last_export_url, is_export_outdated }
  expect(openStory(story, [asset]).start.isExportOutdated).toBe(isOutdated)
})

test.each([
  [{ ...film, tracks: 'none' }, 'Invalid track data provided'],
  [{ ...film, mediaAssets: null }, 'Invalid media asset data provided'],
])('an invalid timeline is reported, and the story is read-only (E-251, E-252)', (timeline, reason) => {
  const { start, problem } = openStory(aStory(timeline), [asset])
  expect([problem, start.readOnlyReason, start.document.timeline.tracks]).toEqual([reason, reason, []])
})

test('a shot with a missing asset is reported, an item with a missing asset is skipped with a warning (E-254, E-312, E-314, ED-83)', () => {
  const shots = { s1: toWireShot(uploadedShot('s1', { ...asset, id: 'v9' })) }
  expect(openStory(aStory(film, shots), [asset]).problem).toBe('Video media asset with ID v9 not found for shot s1')
  const { problem, warnings } = openStory(aStory({ ...film, mediaAssets: [] }), [])
  expect([problem, warnings.map(({ message }) => message)]).toEqual([null, [`Media asset with ID ${asset.id} not found`]])
})

test('a failed shot gets an overlay with the message stored in the timeline (E-155, E-156)', () => {
  const wire = toWireShot(uploadedShot('s1', asset))
  const shot = { ...wire, active_video_id: null, active_video_url: null, shot_type: 'auto', image_status: 'error' }
  const { start } = openStory(aStory(toWireTimeline(aTimeline([primaryTrackOf('main', [])])), { s1: shot }), [])
  expect(start.document.timeline.tracks[0]!.items).toMatchObject([{ type: 'overlay', shotId: 's1', statusMessage: 'Generation Error' }])
})
