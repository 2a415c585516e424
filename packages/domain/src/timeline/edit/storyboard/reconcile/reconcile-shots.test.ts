import { describe, expect, test } from 'vitest'
import type { Timeline } from '../../../model.ts'
import { buildAsset } from '../../../story-fixture.ts'
import {
  aShot,
  aStory,
  captionTrack,
  caption,
  clip,
  unwrap,
  itemOf,
  layoutOf,
  upperTrack,
  audioTrack,
  voice,
} from '../../testing/fixture.ts'
import { deleteItems } from '../../operations/delete-items.ts'
import { insertBeside } from '../../operations/insert-beside.ts'
import { insertOnNewTrack } from '../../operations/insert-on-new-track.ts'
import { moveItemToFrame } from '../../operations/moves/move-item-to-frame.ts'
import { moveOnFreeTrack } from '../../operations/moves/move-on-free-track.ts'
import { moveToPrimary } from '../../operations/moves/move-to-primary.ts'
import { replaceItem } from '../../operations/replace-item.ts'
import type { EditResult } from '../../refusal.ts'
import { visibleShots } from '../listed-shots.ts'
import { reconcileShots } from './reconcile-shots.ts'
import type { StoryDocument } from '../story-document.ts'

const facts = { nowSeconds: 1_735_689_600.7, newShotId: (itemId: string) => `shot-${itemId}` }
const step = (story: StoryDocument, edit: (timeline: Timeline) => EditResult): StoryDocument =>
  reconcileShots(story, unwrap(edit(story.timeline)), facts)
const order = ({ shots }: StoryDocument): string =>
  visibleShots(shots)
    .map(({ shotId }) => shotId)
    .join(' ')
const changed = (before: StoryDocument, after: StoryDocument): string[] =>
  Object.keys({ ...before.shots, ...after.shots }).filter((id) => before.shots[id] !== after.shots[id])

const uploads = [buildAsset('clip', { source: 'user_upload' }), buildAsset('photo', { source: 'user_upload', resourceType: 'image' })]
const story = aStory([aShot('s1'), aShot('s2', { shotType: 'uploaded_video' }), aShot('s3')], [], uploads)

describe('the storyboard', () => {
  test('gets a shot for an item added to the primary track (E-181)', () => {
    const after = step(story, (timeline) => insertBeside(timeline, { mediaAssetId: 'clip', itemId: 'V1', side: 'after', newId: 'N' }))
    expect(after.shots['shot-N']).toMatchObject({
      shotType: 'uploaded_video',
      activeVideoId: 'clip',
      activeVideoUrl: '/media/clip/file',
    })
    expect(itemOf(after.timeline, 'N').shotId).toBe('shot-N')
    expect([order(after), changed(story, after)]).toEqual(['s1 shot-N s2 s3', ['shot-N']])
    const photo = step(story, (timeline) => insertBeside(timeline, { mediaAssetId: 'photo', itemId: 'V1', side: 'before', newId: 'N' }))
    expect(photo.shots['shot-N']).toMatchObject({ shotType: 'uploaded_image', activeImageId: 'photo', activeVideoId: null })
  })

  test('gets none for other tracks (E-183)', () => {
    const after = step(story, (timeline) => insertOnNewTrack(timeline, { mediaAssetId: 'clip', index: 0, startFrame: 0, newId: 'N' }))
    expect(after.shots).toBe(story.shots)
  })

  test('hides a generated shot and deletes any other (E-118, E-184, E-186)', () => {
    const auto = step(story, (timeline) => deleteItems(timeline, { itemIds: ['V1'] }))
    expect(auto.shots['s1']).toMatchObject({ isHidden: true, hiddenAt: 1_735_689_600 })
    const uploaded = step(story, (timeline) => deleteItems(timeline, { itemIds: ['V2'] }))
    expect([order(uploaded), Object.keys(uploaded.shots)]).toEqual(['s1 s3', ['s1', 's3']])
    expect(changed(story, uploaded)).toEqual(['s2'])
  })

  test('shows a hidden shot again when its clip comes back (E-182)', () => {
    const hidden = step(story, (timeline) => deleteItems(timeline, { itemIds: ['V1'] }))
    const back = step(hidden, (timeline) => insertBeside(timeline, { mediaAssetId: 'v-s1', itemId: 'V3', side: 'after', newId: 'N' }))
    expect(back.shots['s1']).toMatchObject({ isHidden: false, hiddenAt: null, activeVideoId: 'v-s1' })
    expect([order(back), Object.keys(back.shots).length]).toEqual(['s2 s3 s1', 3])
    const twice = step(back, (timeline) => insertBeside(timeline, { mediaAssetId: 'v-s1', itemId: 'V2', side: 'before', newId: 'M' }))
    expect(order(twice)).toBe('shot-M s2 s3 s1')
  })

  test('is ordered as the track, with one new key for one move (E-116, E-185)', () => {
    const after = step(story, (timeline) => moveItemToFrame(timeline, { itemId: 'V3', targetFrame: 0 }))
    expect([order(after), changed(story, after)]).toEqual(['s3 s1 s2', ['s3']])
  })

  test('gives the lexorank of a replaced shot to its replacement (ED-55)', () => {
    const after = step(story, (timeline) => replaceItem(timeline, { itemId: 'V2', mediaAssetId: 'clip', newId: 'N' }))
    expect([order(after), after.shots['shot-N']?.lexorank]).toEqual(['s1 shot-N s3', story.shots['s2']?.lexorank])
  })

  test('keeps a shot whose item is replaced by another take of it (ED-55)', () => {
    const take = {
      ...story,
      timeline: { ...story.timeline, mediaAssets: [...story.timeline.mediaAssets, buildAsset('take', { shotId: 's1' })] },
    }
    const after = step(take, (timeline) => replaceItem(timeline, { itemId: 'V1', mediaAssetId: 'take', newId: 'N' }))
    expect([order(after), after.shots['s1']?.activeVideoId]).toEqual(['s1 s2 s3', 'take'])
  })

  test('hides and restores a shot moved off the primary track and back (ED-57)', () => {
    const layered = aStory([aShot('s1'), aShot('s2')], [upperTrack('top', [clip(['T', 500, 30])])])
    const out = step(layered, (timeline) => moveOnFreeTrack(timeline, { itemId: 'V1', trackId: 'top', startFrame: 0, atFrame: 0 }))
    expect([order(out), out.shots['s1']?.isHidden]).toEqual(['s2', true])
    const back = step(out, (timeline) => moveToPrimary(timeline, { itemId: 'V1', atFrame: 0 }))
    expect([order(back), itemOf(back.timeline, 'V1').shotId]).toEqual(['s1 s2', 's1'])
  })

  test('clears the active voice-over of a deleted item and keeps the clip (ED-44)', () => {
    const voiced = aStory(
      [aShot('s1', { activeVoiceOverAudioId: 'voice', activeVoiceOverAudioUrl: '/v' })],
      [audioTrack('voices', [voice(['O', 0, 60, { shotId: 's1' }])])],
    )
    const after = step(voiced, (timeline) => deleteItems(timeline, { itemIds: ['O'] }))
    expect(after.shots['s1']).toMatchObject({
      activeVoiceOverAudioId: null,
      activeVoiceOverAudioUrl: null,
      activeVideoId: 'v-s1',
    })
    expect(layoutOf(after.timeline)).toBe('V1 0-60')
  })

  test('leaves no item that references a deleted shot', () => {
    const lines = captionTrack('lines', [caption(['c', 0, 30, { shotId: 's2' }])])
    const layered = aStory([aShot('s1'), aShot('s2', { shotType: 'manual' })], [upperTrack('top', [clip(['T', 500, 30])]), lines])
    const out = step(layered, (timeline) => moveOnFreeTrack(timeline, { itemId: 'V2', trackId: 'top', startFrame: 0, atFrame: 0 }))
    expect(Object.keys(out.shots)).toEqual(['s1'])
    expect(itemOf(out.timeline, 'c')).not.toHaveProperty('shotId')
  })

  test('is identical when the timeline is unchanged', () => {
    expect(reconcileShots(story, story.timeline, facts)).toBe(story)
  })
})
