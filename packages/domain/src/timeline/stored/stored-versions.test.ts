import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrateDocument } from '../../stored-version.ts'
import { parseTimeline, serializeTimeline } from '../parse-timeline.ts'
import { DOCUMENT_VERSION, readStoryDocument } from './document-versions.ts'
import { readTimeline, TIMELINE_VERSION, migrateTimeline } from './timeline-versions.ts'

/** Written by the release of 2026-11-22, whose documents were version 1. */
const fixture = (name: string): any => JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))

test('a timeline of version 1 is read completely: every track, item, setting and asset', () => {
  const document = fixture('timeline-1.json')
  const read = readTimeline({ document, schemaVersion: 1 })
  if (!read.ok) throw new Error(read.refusal.code)
  const { timeline, warnings } = read.value
  expect(warnings).toEqual([])
  expect(parseTimeline(timeline)).toEqual({ ok: true, value: timeline })
  expect([timeline.tracks, timeline.globalConfig]).toEqual([document.tracks, document.globalConfig])
  expect(timeline.mediaAssets.map(({ id }) => id)).toEqual(document.mediaAssets.map(({ id }: { id: string }) => id))
  expect(timeline.mediaAssets.find(({ id }) => id === 'song')).toEqual({
    id: 'song',
    title: 'Quiet Hours',
    url: '/media/song/file',
    thumbnailUrl: null,
    resourceType: 'audio',
    subtype: 'music',
    source: 'generated',
    shotId: null,
    userId: 'user-1',
    isDeleted: false,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    status: 'completed',
    statusMessage: null,
    configs: { genre: 'Folk', mood: 'calm', tempo: '92', hasLyrics: false },
    endFrameReferenceImage: null,
    metadata: { duration: 60 },
  })
})

test('music of version 2 under the whole film follows the film, other music does not', () => {
  const read = readTimeline({ document: fixture('timeline-2.json'), schemaVersion: 2 })
  if (!read.ok) throw new Error(read.refusal.code)
  expect(read.value.warnings).toEqual([])
  const following = read.value.timeline.tracks.filter(({ followsFilm }) => followsFilm).map(({ id }) => id)
  expect(following).toEqual(['placed'])
  const stored = readStoryDocument({ shots: {}, timeline: fixture('timeline-2.json') }, 2)
  expect(stored?.timeline.tracks.find(({ id }) => id === 'placed')?.followsFilm).toBe(true)
})

test('music that no longer follows the film in the current version stays so', () => {
  const read = readTimeline({ document: fixture('timeline-2.json'), schemaVersion: TIMELINE_VERSION })
  expect(read.ok && read.value.timeline.tracks.some(({ followsFilm }) => followsFilm)).toBe(false)
})

test('a timeline of version 3 is read unchanged', () => {
  const document = fixture('timeline-3.json')
  expect(readTimeline({ document, schemaVersion: 3 })).toEqual({ ok: true, value: { timeline: document, warnings: [] } })
})

test('the current version is read unchanged', () => {
  const read = readTimeline({ document: fixture('timeline-1.json'), schemaVersion: 1 })
  if (!read.ok) throw new Error(read.refusal.code)
  const { timeline } = read.value
  const again = readTimeline({ document: serializeTimeline(timeline), schemaVersion: TIMELINE_VERSION })
  expect(again).toEqual({ ok: true, value: { timeline, warnings: [] } })
})

test.each([
  [null],
  [5],
  [[]],
  [{ mediaAssets: 'none' }],
  [{ mediaAssets: [null, 7, { configs: 3 }] }],
  [{ tracks: [null, { subtype: 'music', items: [3] }] }],
])('a broken timeline of version 1, %j, is repaired and never throws (ED-83)', (document) => {
  const read = readTimeline({ document, schemaVersion: 1 })
  expect(read.ok && parseTimeline(read.value.timeline).ok).toBe(true)
})

const pictured = {
  id: 'p',
  type: 'image',
  mediaAssetId: 'a',
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 60,
  startTimeInFrames: 0,
  durationInFrames: 60,
}
const withLook = {
  ...pictured,
  transform: { x: 0.1, y: -0.2, scale: 1.5, rotation: 12, opacity: 0.8 },
  crop: { left: 0.1, top: 0, right: 0.2, bottom: 0 },
  fit: 'fill',
  blend: 'screen',
  color: { exposure: 0.2, contrast: -0.1, warmth: 0.3, saturation: -1, vignette: 0.4, blur: 0.02, look: 'noir' },
  keyframes: {
    scale: [
      { frame: 0, value: 1, easing: 'ease-in-out' },
      { frame: 59, value: 1.2, easing: 'linear' },
    ],
  },
}
const over = (id: string, type: string, config: object) => ({ id, type, startTimeInFrames: 0, durationInFrames: 30, ...config })
const complete = {
  tracks: [
    {
      id: 't1',
      type: 'video',
      isPrimary: false,
      isHidden: true,
      items: [over('shape', 'shape', { shapeConfig: { shape: 'star', width: 0.2, height: 0.2, fill: '#fff' } })],
    },
    {
      id: 't2',
      type: 'video',
      isPrimary: false,
      isLocked: true,
      height: 'tall',
      items: [
        over('title', 'title', { titleConfig: { text: 'Night', preset: 'headline', animateIn: { type: 'rise', durationInFrames: 12 } } }),
      ],
    },
    { id: 't3', type: 'video', isPrimary: false, items: [over('sticker', 'sticker', { stickerConfig: { art: 'fox', size: 0.3 } })] },
    {
      id: 'main',
      type: 'video',
      isPrimary: true,
      items: [withLook, { ...pictured, id: 'q', startTimeInFrames: 60, transition: { type: 'dissolve', durationInFrames: 12 } }],
    },
    {
      id: 'sound',
      type: 'audio',
      isPrimary: false,
      isMuted: true,
      isSolo: true,
      items: [
        {
          ...pictured,
          id: 's',
          type: 'audio',
          gainDb: 3,
          isReversed: true,
          keyframes: { volume: [{ frame: 5, value: 0.5, easing: 'hold' }] },
        },
      ],
    },
  ],
  mediaAssets: fixture('timeline-3.json')
    .mediaAssets.slice(0, 1)
    .map((asset: object) => ({ ...asset, id: 'a' })),
  globalConfig: {
    fps: 30,
    captions: { enabled: true },
    watermark: { enabled: false, type: 'logo' },
    ducking: { gainDb: -6, rampFrames: 8, holdFrames: 24 },
  },
  markers: [{ id: 'm', frame: 12, name: 'Chorus', color: '#f60' }],
  range: { startFrame: 0, endFrame: 90 },
}

test('a timeline with everything that version 4 knows is read unchanged', () => {
  expect(readTimeline({ document: complete, schemaVersion: TIMELINE_VERSION })).toEqual({
    ok: true,
    value: { timeline: complete, warnings: [] },
  })
  expect(parseTimeline(complete)).toEqual({ ok: true, value: complete })
})

test.each([
  ['markers', { markers: [{ id: 'm' }] }],
  ['range', { range: { startFrame: 9, endFrame: 9 } }],
])('unreadable %s are left out with a warning', (path, broken) => {
  const read = readTimeline({ document: { ...complete, ...broken }, schemaVersion: TIMELINE_VERSION })
  if (!read.ok) throw new Error(read.refusal.code)
  expect(Object.keys(read.value.timeline)).not.toContain(path)
  expect(read.value.warnings).toEqual([{ path, message: 'This could not be read' }])
})

test('the primary track holds no titles', () => {
  const title = complete.tracks[1]!.items[0]!
  const tracks = [{ ...complete.tracks[3]!, items: [title] }]
  expect(parseTimeline({ ...complete, tracks })).toMatchObject({ ok: false, refusal: { path: 'tracks.0.items.0.type' } })
})

test('a timeline of a later release is rejected', () => {
  const stored = { document: fixture('timeline-1.json'), schemaVersion: TIMELINE_VERSION + 1 }
  const refusal = { code: 'newer_version', version: TIMELINE_VERSION + 1, known: TIMELINE_VERSION }
  expect([migrateTimeline(stored), readTimeline(stored)]).toEqual([
    { ok: false, refusal },
    { ok: false, refusal },
  ])
})

test('migrations run one after the other, from the stored version', () => {
  const migrations = [(d: unknown) => `${String(d)}>2`, (d: unknown) => `${String(d)}>3`]
  const from = (version: unknown) => migrateDocument('x', version, migrations)
  expect([from(1), from(2), from(3), from(undefined)].map((result) => result.ok && result.value)).toEqual(['x>2>3', 'x>3', 'x', 'x>2>3'])
  expect(from(4)).toMatchObject({ ok: false, refusal: { version: 4, known: 3 } })
})

test('edits stored in a browser by an earlier release are restored', () => {
  const { document } = fixture('unsaved-1.json')
  const read = readStoryDocument(document, undefined)
  expect(read?.shots).toMatchObject({
    s1: { shotId: 's1', shotType: 'auto', imagePrompt: 'A fox in the snow', activeImageId: 'i-s1', activeImageUrl: '/media/i-s1/file' },
    s2: { shotType: 'uploaded_video', isHidden: true, hiddenAt: 1_700_000_000, activeVideoId: 'v-s2' },
  })
  expect(Object.keys(read?.shots['s1'] ?? {})).not.toContain('image_status')
  expect(read?.timeline.tracks).toEqual(document.timeline.tracks)
  expect(read?.timeline.mediaAssets[0]).toMatchObject({ resourceType: 'video', thumbnailUrl: null })
  expect(readStoryDocument(read, DOCUMENT_VERSION)).toEqual(read)
})

test.each([[undefined], [null], [{}], [{ shots: {}, timeline: {} }], [{ shots: { s1: {} }, timeline: { tracks: [] } }]])(
  'stored edits that are %j are ignored',
  (document) => expect(readStoryDocument(document, 1)).toBeNull(),
)

test('stored edits of a later release are ignored', () => {
  expect(readStoryDocument(fixture('unsaved-1.json').document, DOCUMENT_VERSION + 1)).toBeNull()
})
