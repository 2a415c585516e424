import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { createIdCounter } from '@fablecut/domain/timeline/story-fixture'
import { parseTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { expect, test } from 'vitest'
import { readOtio, type ReadProject } from './read-otio.ts'

const time = (value: number, rate = 24) => ({ OTIO_SCHEMA: 'RationalTime.1', rate, value })
const range = (start: number, duration: number, rate = 24) => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: time(start, rate),
  duration: time(duration, rate),
})
const clip = (name: string, source: object | null, more: object = {}) => ({
  OTIO_SCHEMA: 'Clip.1',
  name,
  source_range: source,
  media_reference: {
    OTIO_SCHEMA: 'ExternalReference.1',
    target_url: `file:///films/${name}`,
    available_range: range(0, 240),
    metadata: {},
  },
  ...more,
})
const gap = (frames: number) => ({ OTIO_SCHEMA: 'Gap.1', source_range: range(0, frames) })
const track = (kind: string, children: object[]) => ({ OTIO_SCHEMA: 'Track.1', name: '', kind, children })
const file = (tracks: object[]) => ({ OTIO_SCHEMA: 'Timeline.1', name: 'Foreign', tracks: { OTIO_SCHEMA: 'Stack.1', children: tracks } })

function read(document: unknown): ReadProject {
  const result = readOtio(JSON.stringify(document), createIdCounter())
  if (!result.ok) throw new Error(result.refusal.code)
  expect(parseTimeline(result.value.timeline)).toEqual({ ok: true, value: result.value.timeline })
  return result.value
}

const layout = ({ timeline }: ReadProject): unknown[] =>
  timeline.tracks.map(({ type, isPrimary, items }) => [
    `${type}${isPrimary ? '!' : ''}`,
    ...items.map((item) => `${item.title ?? item.type} ${item.startTimeInFrames}+${item.durationInFrames}`),
  ])

test('a project of another program becomes tracks, topmost first, with the lowest video track as the primary one', () => {
  const project = read(
    file([
      track('Video', [clip('a.mp4', range(12, 48)), clip('b.png', range(0, 24))]),
      track('Video', [gap(24), clip('c.mov', null)]),
      track('Audio', [clip('d.wav', range(0, 72))]),
    ]),
  )
  expect(project.timeline.globalConfig.fps).toBe(24)
  expect(layout(project)).toEqual([
    ['video', 'c.mov 24+240'],
    ['video!', 'a.mp4 0+48', 'b.png 48+24'],
    ['audio', 'd.wav 0+72'],
  ])
  expect(project.timeline.mediaAssets.map(({ title, url, resourceType }) => [title, url, resourceType])).toEqual([
    ['a.mp4', '/films/a.mp4', 'video'],
    ['b.png', '/films/b.png', 'image'],
    ['c.mov', '/films/c.mov', 'video'],
    ['d.wav', '/films/d.wav', 'audio'],
  ])
  expect(project.notes).toEqual([])
})

test('times of several rates are read at the rate of the project', () => {
  const project = read(file([track('Video', [clip('a.mp4', range(0, 48)), clip('b.mp4', range(25, 50, 25))])]))
  expect(layout(project)).toEqual([['video!', 'a.mp4 0+48', 'b.mp4 48+48']])
  expect(project.timeline.tracks[0]!.items[1]).toMatchObject({ sourceTrimStartFrames: 24, sourceTrimEndFrames: 72 })
})

test('a gap before the first clip of the lowest video track is black, so that all tracks keep their time', () => {
  const project = read(
    file([track('Video', [gap(24), clip('a.mp4', range(0, 24))]), track('Audio', [gap(24), clip('d.wav', range(0, 24))])]),
  )
  expect(layout(project)).toEqual([
    ['video!', 'overlay 0+24', 'a.mp4 24+24'],
    ['audio', 'd.wav 24+24'],
  ])
})

test('a changed speed is read, whatever else cannot be is listed once with its number', () => {
  const warp = { OTIO_SCHEMA: 'LinearTimeWarp.1', effect_name: 'LinearTimeWarp', time_scalar: 2 }
  const blur = { OTIO_SCHEMA: 'Effect.1', effect_name: 'Blur' }
  const marker = { OTIO_SCHEMA: 'Marker.2', name: 'here', color: 'CYAN', marked_range: range(12, 0) }
  const project = read(
    file([
      track('Video', [
        clip('a.mp4', range(0, 24), { effects: [warp, blur], markers: [marker] }),
        { OTIO_SCHEMA: 'Transition.1', name: 'Wild', transition_type: 'Custom_Transition', in_offset: time(6), out_offset: time(6) },
        clip('b.mp4', range(0, 24), { effects: [blur] }),
        { OTIO_SCHEMA: 'Stack.1', name: 'Nested', source_range: range(0, 24), children: [] },
        clip('c.mp4', range(0, 24)),
        { OTIO_SCHEMA: 'Invention.7' },
        7 as never,
      ]),
    ]),
  )
  expect(project.timeline.tracks[0]!.items[0]).toMatchObject({ speed: 2, sourceTrimEndFrames: 48, durationInFrames: 24 })
  expect(layout(project)).toEqual([['video!', 'a.mp4 0+24', 'b.mp4 24+24', 'overlay 48+24', 'c.mp4 72+24']])
  expect(project.notes).toEqual([
    { type: 'effect', name: 'Blur', count: 2 },
    { type: 'transition', name: 'Wild', count: 1 },
    { type: 'object', name: 'Nested', count: 1 },
    { type: 'object', name: 'Invention', count: 1 },
    { type: 'object', name: 'unknown', count: 1 },
  ])
})

test('markers on clips and tracks are markers of the timeline, dissolves are transitions between clips of the primary track alone', () => {
  const marker = (frame: number) => ({ OTIO_SCHEMA: 'Marker.2', name: `m${frame}`, color: 'CYAN', marked_range: range(frame, 1) })
  const dissolve = { OTIO_SCHEMA: 'Transition.1', transition_type: 'SMPTE_Dissolve', in_offset: time(6), out_offset: time(6) }
  const project = read(
    file([
      {
        ...track('Video', [dissolve, clip('a.mp4', range(12, 24)), dissolve, clip('b.mp4', range(0, 24), { markers: [marker(10)] })]),
        markers: [marker(3)],
      },
      track('Video', [clip('c.mp4', range(0, 24)), dissolve, clip('d.mp4', range(0, 24), { enabled: false })]),
      { ...track('Audio', [clip('e.mp4', range(0, 24))]), enabled: false },
    ]),
  )
  expect(project.timeline.markers?.map(({ frame, name, color }) => [frame, name, color])).toEqual([
    [3, 'm3', 'cyan'],
    [34, 'm10', 'cyan'],
  ])
  expect(project.timeline.tracks[1]!.items.map((item) => 'transition' in item && item.transition)).toEqual([
    false,
    { type: 'dissolve', durationInFrames: 12 },
  ])
  expect(project.timeline.tracks[2]).toMatchObject({ isMuted: true, items: [{ type: 'audio' }] })
  expect(project.notes).toEqual([
    { type: 'disabled', name: 'd.mp4', count: 1 },
    { type: 'transition', name: 'dissolve', count: 1 },
  ])
})

test('of a collection the first timeline is read', () => {
  const collection = {
    OTIO_SCHEMA: 'SerializableCollection.1',
    children: [{ OTIO_SCHEMA: 'Clip.2' }, file([track('Video', [clip('a.mp4', range(0, 9))])])],
  }
  expect(layout(read(collection))).toEqual([['video!', 'a.mp4 0+9']])
})

test.each([
  ['no json'],
  ['null'],
  ['[]'],
  ['{"OTIO_SCHEMA":"Clip.2"}'],
  ['{"OTIO_SCHEMA":"Timeline.1"}'],
  ['{"OTIO_SCHEMA":"Timeline.1","tracks":7}'],
])('the text %s is refused', (text) => expect(readOtio(text, createIdCounter())).toEqual({ ok: false, refusal: { code: 'not_otio' } }))

test('a project that a newer release wrote is refused', () => {
  const newer = { ...file([]), metadata: { fablecut: { schemaVersion: TIMELINE_VERSION + 1 } } }
  expect(readOtio(JSON.stringify(newer), createIdCounter())).toMatchObject({ ok: false, refusal: { code: 'newer_version' } })
})

test('hostile metadata of ours is repaired or ignored', () => {
  const hostile = { fablecut: { item: { id: 7, mediaAssetId: {}, speed: 'fast', startTimeInFrames: -4 }, index: 'first' } }
  const project = read(
    file([{ ...track('Video', [clip('a.mp4', range(0, 24), { metadata: hostile })]), metadata: { fablecut: { track: [], index: {} } } }]),
  )
  expect(project.timeline.tracks[0]!.isPrimary).toBe(true)
})
