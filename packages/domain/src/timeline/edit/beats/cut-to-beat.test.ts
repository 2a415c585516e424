import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Timeline } from '../../model.ts'
import { filmWords } from '../../words/film-words.ts'
import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  failedItem,
  filmOf,
  itemOf,
  layoutAfter,
  layoutOf,
  primaryTrackOf,
  song,
  unwrap,
  voice,
} from '../testing/fixture.ts'
import { randomSketch, storyOf } from '../testing/random-story.ts'
import { primaryTrack } from '../tracks.ts'
import { cutToBeat } from './cut-to-beat.ts'
import { planBeatCuts } from './plan-beat-cuts.ts'

/** A clip with as much to show before and after. */
const inside = { sourceTrimStartFrames: 100 }
const middle = (id: string, start: number, frames: number, more = {}): ReturnType<typeof clip> =>
  clip([id, start, frames, { ...inside, sourceTrimEndFrames: 100 + frames, ...more }])
const whole = (id: string, start: number, more = {}): ReturnType<typeof clip> =>
  clip([id, start, 120, { mediaAssetId: 'source-120', ...more }])

const film = (...items: ReturnType<typeof clip>[]): Timeline =>
  aTimeline([primaryTrackOf('main', items), audioTrack('music', [song(['~', 0, 300])])])
const keptOf = (timeline: Timeline, frames: readonly number[]) => {
  const { moved, onBeat, kept } = planBeatCuts(timeline, frames)
  return { moved, onBeat, ...kept }
}

test('cuts are rolled to the nearest beat where both clips have more to show, and the film keeps its length', () => {
  const before = film(middle('A', 0, 55), middle('B', 55, 68), middle('C', 123, 60))
  expect(layoutAfter(cutToBeat(before, { frames: [30, 60, 90, 120, 150] }))).toBe('A 0-60, B 60-120, C 120-183 | ~ 0-300')
  const { sourceTrimStartFrames, sourceTrimEndFrames } = itemOf(unwrap(cutToBeat(before, { frames: [60] })), 'B') as never
  expect([sourceTrimStartFrames, sourceTrimEndFrames]).toEqual([105, 168])
})

test('a clip that starts with its file keeps its start, and moves with all that follows', () => {
  const before = film(whole('A', 0), whole('B', 120), whole('C', 240))
  expect(layoutAfter(cutToBeat(before, { frames: [110, 225] }))).toBe('A 0-110, B 110-225, C 225-345 | ~ 0-300')
  // Nothing is left of the file after A, so the later beat is not reached although it is nearer.
  expect(layoutAfter(cutToBeat(before, { frames: [110, 122] }))).toBe('A 0-110, B 110-230, C 230-350 | ~ 0-300')
  expect(keptOf(before, [122, 242])).toEqual({ moved: 0, onBeat: 0, words: 0, short: 0, material: 2, far: 0 })
})

test('cuts on a beat, without a beat near, and beside clips that would be too short stay', () => {
  const before = film(middle('A', 0, 60), middle('B', 60, 20), middle('C', 80, 60), middle('D', 140, 60))
  // B would have 12 frames.
  expect(keptOf(before, [60, 72])).toEqual({ moved: 0, onBeat: 1, words: 0, short: 1, material: 0, far: 1 })
  expect(cutToBeat(before, { frames: [60] })).toEqual({ ok: true, value: before })
  expect(keptOf(filmOf(['A', 0, 60], ['B', 60, 60]), [90])).toMatchObject({ far: 1 })
})

test('failed shots stay as they are', () => {
  expect(keptOf(aTimeline([primaryTrackOf('main', [clip(['A', 0, 60]), failedItem(['F', 60, 60])])]), [55])).toMatchObject({ material: 1 })
})

const narrated = (spokenFrames: number): Timeline => {
  const words = [
    { text: 'one', startTimeInFrames: 5, durationInFrames: 20 },
    { text: 'two', startTimeInFrames: 30, durationInFrames: spokenFrames - 30 },
  ]
  return aTimeline([
    primaryTrackOf('main', [whole('A', 0, { groupId: 'a' }), whole('B', 120, { groupId: 'b' })]),
    audioTrack('voices', [voice(['a', 0, 116, { groupId: 'a' }]), voice(['b', 120, 110, { groupId: 'b' }])]),
    captionTrack('captions', [
      caption(['one two', 0, 118, { groupId: 'a', caption: { data: { text: 'one two', words } } }]),
      caption(['three', 125, 60, { groupId: 'b' }]),
    ]),
  ])
}

test('a narrated shot ends after its last word, its voice and captions end with it, and the next ones move along', () => {
  const edited = cutToBeat(narrated(100), { frames: [105] })
  expect(layoutAfter(edited)).toBe('A 0-105, B 105-225 | a 0-105, b 105-215 | one two 0-105, three 110-170')
  expect(filmWords(unwrap(edited).tracks).map(({ text, startFrame, endFrame }) => [text, startFrame, endFrame])).toEqual([
    ['one', 5, 25],
    ['two', 30, 100],
    ['three', 110, 170],
  ])
})

test('a cut that would take a word away stays', () => {
  expect(keptOf(narrated(110), [105])).toMatchObject({ moved: 0, words: 1 })
  expect(layoutOf(unwrap(cutToBeat(narrated(110), { frames: [105] })))).toBe(layoutOf(narrated(110)))
})

test('a picture is not rolled over the words of the next shot: that moves later', () => {
  const before = aTimeline([
    primaryTrackOf('main', [middle('A', 0, 60, { groupId: 'a' }), middle('B', 60, 60, { groupId: 'b' })]),
    audioTrack('voices', [voice(['a', 0, 40, { groupId: 'a' }]), voice(['b', 62, 50, { groupId: 'b' }])]),
  ])
  expect(layoutAfter(cutToBeat(before, { frames: [65] }))).toBe('A 0-65, B 65-125 | a 0-40, b 67-117')
  expect(layoutAfter(cutToBeat(before, { frames: [62] }))).toBe('A 0-62, B 62-120 | a 0-40, b 62-112')
})

test('the cut between two parts of one take is rolled, whatever is said there', () => {
  const before = aTimeline([
    primaryTrackOf('main', [
      clip(['A', 0, 60, { groupId: 'a' }]),
      clip(['B', 60, 60, { groupId: 'b', sourceTrimStartFrames: 60, sourceTrimEndFrames: 120 }]),
    ]),
    audioTrack('voices', [voice(['a', 0, 60, { groupId: 'a' }]), voice(['b', 60, 60, { groupId: 'b' }])]),
  ])
  expect(layoutAfter(cutToBeat(before, { frames: [65] }))).toBe('A 0-65, B 65-120 | a 0-60, b 60-120')
})

test('the detached sound of a clip ends with it', () => {
  const before = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 60, { groupId: 'a' }]), clip(['B', 60, 60, { groupId: 'b' }])]),
    audioTrack('sounds', [clip(['a', 0, 60, { type: 'audio', groupId: 'a' }]), clip(['b', 60, 60, { type: 'audio', groupId: 'b' }])]),
  ])
  expect(layoutAfter(cutToBeat(before, { frames: [52] }))).toBe('A 0-52, B 52-112 | a 0-52, b 52-112')
})

test('refused without beats or a cut', () => {
  expect(layoutAfter(cutToBeat(filmOf(['A', 0, 60], ['B', 60, 60]), { frames: [] }))).toBe('no_beats')
  expect(layoutAfter(cutToBeat(filmOf(['A', 0, 60]), { frames: [30] }))).toBe('nothing_to_cut')
})

const wordsOf = ({ tracks }: Timeline): readonly string[] =>
  filmWords(tracks)
    .map((word) => `${word.text} ${word.endFrame - word.startFrame}`)
    .toSorted()

test('in any film every cut is counted once, moved ones are on beats, all words stay whole and no clip gets too short', () => {
  let moves = 0
  const property = fc.property(randomSketch, fc.integer({ min: 4, max: 40 }), (sketch, interval) => {
    const { timeline } = storyOf(sketch)
    const frames = Array.from({ length: 100 }, (_, beat) => (beat + 1) * interval)
    const edited = cutToBeat(timeline, { frames })
    const clips = primaryTrack(timeline)?.items ?? []
    if (!edited.ok) return void expect(edited.refusal).toEqual({ code: 'nothing_to_cut' })
    const { moved, onBeat, kept } = planBeatCuts(timeline, frames)
    const after = primaryTrack(edited.value)?.items ?? []
    expect(moved + onBeat + Object.values(kept).reduce((sum, count) => sum + count, 0)).toBe(clips.length - 1)
    expect(after.slice(1).filter((item) => frames.includes(item.startTimeInFrames)).length).toBeGreaterThanOrEqual(moved + onBeat)
    expect(after.map(({ id }) => id)).toEqual(clips.map(({ id }) => id))
    for (const [index, item] of after.entries())
      expect(item.durationInFrames).toBeGreaterThanOrEqual(Math.min(15, clips[index]!.durationInFrames))
    expect(wordsOf(edited.value)).toEqual(wordsOf(timeline))
    moves += moved
  })
  fc.assert(property, { numRuns: 300 })
  expect(moves).toBeGreaterThan(100)
})
