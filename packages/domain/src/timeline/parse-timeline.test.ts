import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTimeline } from './build/build-timeline.ts'
import type { Timeline } from './model.ts'
import { parseTimeline, serializeTimeline } from './parse-timeline.ts'
import { repairTimeline } from './repair-timeline.ts'
import { buildAsset, buildNarratedStory } from './story-fixture.ts'

type Json = Record<string, any>

function aTimeline(): Json {
  const result = buildTimeline(buildNarratedStory(['One two three.', 'Four five six.', 'Seven eight.']))
  if (!result.ok) throw new Error(result.refusal.code)
  return serializeTimeline(result.value) as Json
}

/** A copy with one value set; `undefined` removes it. */
function withValue(path: string, value: unknown): Json {
  const document = aTimeline()
  const keys = path.split('.')
  const last = keys.pop()!
  const parent = keys.reduce<Json>((node, key) => node[key] as Json, document)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return document
}

const CAPTION = { id: 'c', type: 'caption', startTimeInFrames: 0, durationInFrames: 10, caption: { data: { text: 'x' } } }

const pathOf = (document: unknown): string | false => {
  const result = parseTimeline(document)
  return !result.ok && result.refusal.path
}

const item = (type: string, mediaAssetId: string): Json => ({ id: `${type}-${mediaAssetId}`, type, mediaAssetId, startTimeInFrames: 0 })
const lengths = (items: Json[]): number[] => {
  const { timeline } = repairTimeline({
    tracks: [{ id: 't', type: 'video', isPrimary: true, items }],
    mediaAssets: [buildAsset('known', { metadata: { frames: 100, fps: 25 } })],
  })
  return timeline.tracks[0]!.items.map((repaired) => repaired.durationInFrames)
}

describe('parsing a timeline', () => {
  test.each([
    ['tracks.0.items.1.durationInFrames', 0],
    ['tracks.0.items.1.durationInFrames', 1.5],
    ['tracks.0.items.0.startTimeInFrames', -1],
    ['tracks.0.items.0.mediaAssetId', undefined],
    ['tracks.0.items.0.color', 'red'],
    ['tracks.0.items.0.volume', 2],
    ['tracks.0.items.0.speed', 0],
    ['tracks.0.items.0.speed', 1e-300],
    ['tracks.0.items.0.speed', 1e300],
    ['tracks.0.items.0.effects', [{ type: 'spin', durationInFrames: 5 }]],
    ['tracks.0.items.0.type', 'text'],
    ['tracks.0.type', 'film'],
    ['tracks.2.items.0.caption.style', { fontSize: '22' }],
    ['tracks.2.items.0.type', 'logo'],
    ['mediaAssets.0.resourceType', 'gif'],
    ['mediaAssets.0.url', 5],
    ['globalConfig.fps', 0],
    ['globalConfig.captions.size', 3],
    ['colour', 1],
  ])('with a wrong %s (%s) is rejected there', (path, value) => {
    const result = parseTimeline(withValue(path, value))
    expect(!result.ok && result.refusal.path.startsWith(path.split('.').slice(0, -1).join('.'))).toBe(true)
  })

  test('reports the path of the first error', () => {
    expect(pathOf(withValue('tracks.0.items.1.durationInFrames', 0))).toBe('tracks.0.items.1.durationInFrames')
    expect(pathOf(withValue('tracks.0.items.0.color', 'red'))).toBe('tracks.0.items.0.color')
    expect(pathOf(withValue('tracks.0.items.1.id', aTimeline()['tracks'][0].items[0].id))).toBe('tracks.0.items.1.id')
    expect(pathOf(withValue('tracks.1.isPrimary', true))).toBe('tracks.1.isPrimary')
    expect(pathOf(withValue('tracks.0.isPrimary', false))).toBe('tracks.0.isPrimary')
    expect(pathOf(withValue('tracks.0.items.1.startTimeInFrames', 60))).toBe('tracks.0.items.1.startTimeInFrames')
    expect(pathOf(withValue('tracks.0.items.2.startTimeInFrames', 900))).toBe('tracks.0.items.2.startTimeInFrames')
    expect(pathOf(withValue('tracks.1.items.1.startTimeInFrames', 20))).toBe('tracks.1.items.1.startTimeInFrames')
    expect(pathOf(withValue('tracks.0.items.0.sourceTrimStartFrames', 500))).toBe('tracks.0.items.0.sourceTrimEndFrames')
    expect(pathOf(withValue('tracks.1.items', [CAPTION]))).toBe('tracks.1.items.0.type')
    expect(pathOf(null)).toBe('')
  })

  test('allows overlapping captions, and gaps on free tracks', () => {
    expect(parseTimeline(withValue('tracks.2.items', [CAPTION, { ...CAPTION, id: 'd', startTimeInFrames: 5 }])).ok).toBe(true)
    expect(parseTimeline(withValue('tracks.1.items.2.startTimeInFrames', 5000)).ok).toBe(true)
    expect(parseTimeline({ ...aTimeline(), tracks: [] }).ok).toBe(true)
  })
})

describe('a stored timeline', () => {
  test('that is valid is returned unchanged', () => {
    const stored = aTimeline()
    expect(repairTimeline(stored)).toEqual({ timeline: stored, warnings: [] })
  })

  test('with a missing asset keeps the item and reports a warning', () => {
    const stored = aTimeline()
    stored['mediaAssets'] = stored['mediaAssets'].filter((asset: Json) => asset['id'] !== 'v-s2')
    const { timeline, warnings } = repairTimeline(stored)
    expect(timeline.tracks[0]?.items).toHaveLength(3)
    expect(warnings).toEqual([{ path: 'tracks.0.items.1', message: 'Media asset with ID v-s2 not found' }])
  })

  test('with gaps and overlaps is packed on the primary track and separated on free tracks', () => {
    const stored = aTimeline()
    stored['tracks'][0].items[1].startTimeInFrames = 500
    stored['tracks'][1].items[1].startTimeInFrames = 20
    const { timeline, warnings } = repairTimeline(stored)
    expect(parseTimeline(timeline)).toEqual({ ok: true, value: timeline })
    expect(timeline.tracks[0]?.items.map((item) => item.shotId)).toEqual(['s1', 's3', 's2'])
    expect(warnings.map(({ path }) => path)).toEqual(['tracks.0', 'tracks.1'])
  })

  test('with two primary tracks keeps the first, with none takes the first video track', () => {
    const extra = { id: 'extra', type: 'video', isPrimary: true, items: [] }
    const withTwo = repairTimeline({ ...aTimeline(), tracks: [...aTimeline()['tracks'], extra] }).timeline
    expect(withTwo.tracks.map((track) => track.isPrimary)).toEqual([true, false, false, false])
    const flags = { id: 'sound', type: 'audio', isPrimary: false, items: [] }
    const none = repairTimeline({ tracks: [flags, { ...extra, isPrimary: false }, { ...extra, id: 'b', isPrimary: false }] }).timeline
    expect(none.tracks.map((track) => track.isPrimary)).toEqual([false, true, false])
  })

  test("with an item without a duration uses the asset's, else three seconds, for images two", () => {
    expect(lengths([item('video', 'known'), item('video', 'none'), item('image', 'none')])).toEqual([120, 90, 60])
    const used = { ...item('video', 'none'), sourceTrimStartFrames: 0, sourceTrimEndFrames: 75 }
    expect(lengths([used])).toEqual([75])
    expect(lengths([{ ...used, sourceTrimStartFrames: 75 }])).toEqual([90])
  })

  test('derives a missing duration from the asset, the source range and the speed (E-258, E-260)', () => {
    const fast = { ...item('video', 'known'), id: 'fast', speed: 2 }
    const still = { ...item('video', 'known'), id: 'still', speed: 0.05 }
    const used = { ...item('video', 'none'), id: 'used', sourceTrimStartFrames: 10, sourceTrimEndFrames: 70 }
    expect(lengths([fast, still, used])).toEqual([60, 1200, 60])
  })

  test('keeps logos and overlays, and drops unreadable items', () => {
    const items = [
      { id: 'a', type: 'logo', startTimeInFrames: 0, durationInFrames: 30 },
      { id: 'b', type: 'overlay', startTimeInFrames: 30, durationInFrames: 30, overlayConfig: { type: 'error' }, flavour: 'old' },
      { id: 'c', type: 'hologram' },
      'nonsense',
    ]
    const { timeline, warnings } = repairTimeline({ tracks: [{ id: 't', type: 'video', isPrimary: true, items }, 7] })
    expect(timeline.tracks[0]?.items.map((item) => item.type)).toEqual(['logo', 'overlay'])
    expect(warnings.map(({ path }) => path)).toEqual([
      'globalConfig',
      'tracks.0.items.1',
      'tracks.0.items.2',
      'tracks.0.items.3',
      'tracks.1',
    ])
  })

  test.each([[null], [undefined], [[]], ['x'], [{}], [{ tracks: 5, mediaAssets: 'x', globalConfig: [] }]])(
    '%o becomes an empty valid one',
    (stored) => {
      const { timeline } = repairTimeline(stored)
      expect(timeline).toMatchObject({ tracks: [], mediaAssets: [], globalConfig: { fps: 30, watermark: { enabled: true, type: 'logo' } } })
      expect(parseTimeline(timeline satisfies Timeline).ok).toBe(true)
    },
  )
})

test('repairing any corrupted timeline gives a valid one, and repairing again changes nothing', () => {
  const spoilt = fc.constantFrom(null, -5, 1.5, 1e12, 'x', '', true, [], {}, undefined)
  const paths = fc.constantFrom(...pathsOf(aTimeline()))
  fc.assert(
    fc.property(fc.array(fc.tuple(paths, spoilt), { minLength: 1, maxLength: 6 }), (changes) => {
      const document = aTimeline()
      for (const [path, value] of changes) spoil(document, path, value)
      const { timeline } = repairTimeline(document)
      expect(parseTimeline(timeline)).toEqual({ ok: true, value: timeline })
      expect(repairTimeline(timeline).timeline).toEqual(timeline)
    }),
    { numRuns: 1000 },
  )
})

function pathsOf(node: unknown, path: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [[...path]]
  const below = Object.entries(node).flatMap(([key, value]) => pathsOf(value, [...path, key]))
  return path.length === 0 ? below : [[...path], ...below]
}

/** Does nothing when an earlier change removed the parent. */
function spoil(document: Json, path: readonly string[], value: unknown): void {
  let parent: unknown = document
  for (const key of path.slice(0, -1)) parent = typeof parent === 'object' && parent !== null ? (parent as Json)[key] : undefined
  if (typeof parent === 'object' && parent !== null) (parent as Json)[path.at(-1)!] = value
}
