import { expect, test } from 'vitest'
import { evenlySpacedKeys } from '../../story/shots/lexorank.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import { buildAsset } from '../story-fixture.ts'
import { changeSpeed } from './operations/change-speed.ts'
import { deleteItems } from './operations/delete-items.ts'
import { insertBeside } from './operations/insert-beside.ts'
import { moveItemToFrame } from './operations/moves/move-item-to-frame.ts'
import { moveGroupToFrame } from './operations/moves/move-group-to-frame.ts'
import { moveItemsToFrame } from './operations/moves/move-items-to-frame.ts'
import { trimItem } from './operations/trims/trim-item.ts'
import { trimItemToFrame } from './operations/trims/trim-item-to-frame.ts'
import { stepVolume } from './operations/set-volume.ts'
import type { EditResult } from './refusal.ts'
import { reconcileTimeline } from './storyboard/reconcile/reconcile-timeline.ts'
import { reconcileShots } from './storyboard/reconcile/reconcile-shots.ts'
import type { StoryDocument } from './storyboard/story-document.ts'
import { aShot, aTimeline, caption, captionTrack, clip, unwrap, primaryTrackOf, audioTrack, voice } from './testing/fixture.ts'

/** An item that counts how often it is read. */
function counted<T extends TimelineItem>(item: T, count: () => void): T {
  const watched: T = { ...item }
  for (const key of ['id', 'startTimeInFrames', 'durationInFrames', 'groupId', 'shotId'] as const) {
    const value = item[key]
    if (value === undefined) continue
    const get = (): unknown => {
      count()
      return value
    }
    Object.defineProperty(watched, key, { enumerable: true, get })
  }
  return watched
}

const bonds = (index: number): object => ({ shotId: `s${index}`, groupId: `g${index}` })

/** A narrated and captioned story with this many shots. */
function longStory(shots: number, count: () => void): StoryDocument {
  const numbers = Array.from({ length: shots }, (_, index) => index)
  const keys = evenlySpacedKeys(shots)
  const tracks = [
    primaryTrackOf(
      'main',
      numbers.map((n) => counted(clip([`V${n}`, n * 60, 60, { ...bonds(n), mediaAssetId: `v-s${n}` }]), count)),
    ),
    audioTrack(
      'voices',
      numbers.map((n) => counted(voice([`O${n}`, n * 60 + 5, 50, bonds(n)]), count)),
    ),
    captionTrack(
      'lines',
      numbers.map((n) => counted(caption([`c${n}`, n * 60, 60, { shotId: `s${n}` }]), count)),
    ),
  ]
  return {
    shots: Object.fromEntries(numbers.map((n) => [`s${n}`, aShot(`s${n}`, { lexorank: keys[n]! })])),
    timeline: aTimeline(
      tracks,
      numbers.map((n) => buildAsset(`v-s${n}`, { shotId: `s${n}` })),
    ),
  }
}

function looksAt(shots: number, edit: (timeline: Timeline, shots: number) => EditResult): number {
  let looks = 0
  const story = longStory(shots, () => {
    looks += 1
  })
  reconcileShots(story, unwrap(edit(story.timeline, shots)), { nowSeconds: 1, newShotId: (itemId) => `shot-${itemId}` })
  return looks
}

test.each<[string, (timeline: Timeline, shots: number) => EditResult]>([
  ['moving the last shot first', (timeline, shots) => moveItemToFrame(timeline, { itemId: `V${shots - 1}`, targetFrame: 0 })],
  ['moving a block', (timeline, shots) => moveItemsToFrame(timeline, { itemIds: ['V5', 'V6'], leadId: 'V5', targetFrame: 60 * shots })],
  ['moving a group', (timeline, shots) => moveGroupToFrame(timeline, { groupId: 'g1', targetFrame: 60 * shots })],
  ['trimming', (timeline) => trimItem(timeline, { itemId: 'V1', edge: 'right', frames: -15 })],
  ['speed', (timeline) => changeSpeed(timeline, { itemId: 'V1', speed: 2 })],
  ['inserting', (timeline) => insertBeside(timeline, { itemId: 'V1', side: 'after', mediaAssetId: 'source-30', newId: 'N' })],
  ['deleting all', (timeline, shots) => deleteItems(timeline, { itemIds: Array.from({ length: shots }, (_, index) => `V${index}`) })],
  ['deleting and closing gaps', (timeline) => deleteItems(timeline, { itemIds: ['O1'], closeGaps: true })],
  ['trimming to a frame', (timeline) => trimItemToFrame(timeline, { itemId: 'V1', edge: 'left', atFrame: 75 })],
  ['loudness', (timeline) => stepVolume(timeline, { itemIds: ['V1'], steps: -1 })],
])('%s visits eight times as many items for eight times the size, not sixty-four', (_, edit) => {
  expect(looksAt(800, edit) / looksAt(100, edit)).toBeLessThan(12)
})

function looksToFollow(shots: number): number {
  let looks = 0
  const story = longStory(shots, () => {
    looks += 1
  })
  expect(reconcileTimeline({ ...story, shots: { ...story.shots } }, { newId: (shotId) => shotId }).ok).toBe(true)
  return looks
}

test('reconciling the timeline scales linearly with the number of shots', () => {
  expect(looksToFollow(800) / looksToFollow(100)).toBeLessThan(12)
})
