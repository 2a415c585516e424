import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { duplicateItems } from '../duplicate/duplicate-items.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { linkItems } from '../operations/link-items.ts'
import { rollCut } from '../operations/trims/roll-cut.ts'
import { slipItem } from '../operations/trims/slip-item.ts'
import { trimItemToFrame } from '../operations/trims/trim-item-to-frame.ts'
import { unlinkItems } from '../operations/unlink-items.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { randomSketch, storyOf } from '../testing/random-story.ts'
import { primaryTrack } from '../tracks.ts'

const film = (timeline: Timeline): readonly TimelineItem[] => primaryTrack(timeline)?.items ?? []
const filmFrames = (timeline: Timeline): number => film(timeline).reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)
const allItems = ({ tracks }: Timeline): readonly TimelineItem[] => tracks.flatMap(({ items }) => items)

const shownFrames = (item: TimelineItem | undefined): number =>
  item && 'mediaAssetId' in item ? item.sourceTrimEndFrames - item.sourceTrimStartFrames : 0
const places = (timeline: Timeline) =>
  allItems(timeline).map(({ id, startTimeInFrames, durationInFrames }) => [id, startTimeInFrames, durationInFrames])

/** Runs a law for one item of each random story, and returns how often it applied. */
function countLaw(
  items: (timeline: Timeline) => readonly TimelineItem[],
  law: (story: StoryDocument, item: TimelineItem, n: number) => boolean,
) {
  let count = 0
  const property = fc.property(randomSketch, fc.nat(), fc.nat(), (sketch, pick, n) => {
    const story = storyOf(sketch)
    const candidates = items(story.timeline)
    const item = candidates[pick % Math.max(1, candidates.length)]
    if (item && law(story, item, n)) count += 1
  })
  fc.assert(property, { numRuns: 200 })
  return count
}

test.each(['left', 'right'] as const)('trimming the %s edge of a clip to a frame removes exactly what is beyond it', (edge) => {
  const applied = countLaw(film, ({ timeline }, item, n) => {
    const atFrame = item.startTimeInFrames + (n % (item.durationInFrames + 1))
    const edited = trimItemToFrame(timeline, { itemId: item.id, edge, atFrame })
    if (!edited.ok) return false
    const removed = edge === 'left' ? atFrame - item.startTimeInFrames : endFrame(item) - atFrame
    expect(filmFrames(timeline) - filmFrames(edited.value)).toBe(removed)
    return true
  })
  expect(applied).toBeGreaterThan(20)
})

test('duplicating a clip lengthens the film by its duration, and every original keeps its duration and source', () => {
  const applied = countLaw(film, (story, item) => {
    const edited = duplicateItems(story, { itemIds: [item.id], newId: 'N' })
    if (!edited.ok) return false
    expect(filmFrames(edited.value.timeline) - filmFrames(story.timeline)).toBe(item.durationInFrames)
    const after = new Map(allItems(edited.value.timeline).map((now) => [now.id, now]))
    for (const was of allItems(story.timeline)) {
      expect(after.get(was.id)).toEqual({ ...was, startTimeInFrames: after.get(was.id)?.startTimeInFrames })
    }
    return true
  })
  expect(applied).toBeGreaterThan(20)
})

test('closing gaps leaves the same items as deleting without, none of them later', () => {
  const applied = countLaw(allItems, ({ timeline }, { id }) => {
    const [open, closed] = [{}, { closeGaps: true }].map((more) => deleteItems(timeline, { itemIds: [id], ...more }))
    if (!open?.ok || !closed?.ok) return false
    const starts = new Map(allItems(closed.value).map((item) => [item.id, item.startTimeInFrames]))
    expect([...starts.keys()].toSorted()).toEqual(
      allItems(open.value)
        .map((item) => item.id)
        .toSorted(),
    )
    for (const item of allItems(open.value)) expect(starts.get(item.id)).toBeLessThanOrEqual(item.startTimeInFrames)
    return true
  })
  expect(applied).toBeGreaterThan(20)
})

test('slipping moves nothing on the timeline and shows as many source frames as before', () => {
  const applied = countLaw(allItems, ({ timeline }, item, n) => {
    const edited = slipItem(timeline, { itemId: item.id, frames: (n % 80) - 40 })
    if (!edited.ok || edited.value === timeline) return false
    const after = new Map(allItems(edited.value).map((now) => [now.id, now]))
    for (const was of allItems(timeline).filter(({ type }) => type !== 'caption')) {
      const now = after.get(was.id)
      expect([now?.startTimeInFrames, now?.durationInFrames]).toEqual([was.startTimeInFrames, was.durationInFrames])
      expect(shownFrames(now)).toBe(shownFrames(was))
    }
    return true
  })
  expect(applied).toBeGreaterThan(20)
})

test('rolling a cut moves only the two items at it, and back restores their places', () => {
  const applied = countLaw(film, ({ timeline }, item, n) => {
    const roll = (from: Timeline, frames: number) => rollCut(from, { itemId: item.id, edge: 'right', frames })
    const edited = roll(timeline, (n % 20) - 10)
    if (!edited.ok || edited.value === timeline) return false
    const after = new Map(allItems(edited.value).map((now) => [now.id, now]))
    const changed = allItems(timeline).filter((was) => after.get(was.id) !== was)
    expect(changed).toHaveLength(2)
    const by = endFrame(after.get(item.id)!) - endFrame(item)
    const back = roll(edited.value, -by)
    if (!back.ok) throw new Error(back.refusal.code)
    expect(places(back.value)).toEqual(places(timeline))
    return true
  })
  expect(applied).toBeGreaterThan(20)
})

test('unlinking what was linked leaves every item in its place without a group', () => {
  const applied = countLaw(film, ({ timeline }, item, n) => {
    const others = allItems(timeline).filter(({ id }) => !film(timeline).some((clip) => clip.id === id))
    const other = others[n % Math.max(1, others.length)]
    const linked = linkItems(timeline, { itemIds: [item.id, other?.id ?? ''], newId: 'N' })
    if (!linked.ok) return false
    const unlinked = unlinkItems(linked.value, { itemIds: [item.id] })
    if (!unlinked.ok) throw new Error(unlinked.refusal.code)
    expect(places(unlinked.value)).toEqual(places(timeline))
    expect(
      allItems(unlinked.value)
        .filter(({ id }) => id === item.id || id === other?.id)
        .map(({ groupId }) => groupId),
    ).toEqual([undefined, undefined])
    return true
  })
  expect(applied).toBeGreaterThan(20)
})
