import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import { evenlySpacedKeys } from '../../../story/shots/lexorank.ts'
import type { MediaAsset, TimelineItem, Track } from '../../model.ts'
import { buildAsset } from '../../story-fixture.ts'
import { aShot, aTimeline, caption, clip, failedItem, picture, voice } from './fixture.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

/** For tests: compact description of a story, readable in failure output. */
export const randomSketch: Arbitrary<StorySketch> = fc.record({
  shots: fc.array(
    fc.record({
      frames: fc.integer({ min: 1, max: 200 }),
      kind: fc.constantFrom('clip', 'clip', 'picture', 'failed'),
      speed: fc.constantFrom(undefined, 0.5, 0.73, 1, 1.75, 2),
      voiced: fc.constantFrom('no', 'grouped', 'near'),
      isAuto: fc.boolean(),
      captioned: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  free: fc.array(fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 120 })), { maxLength: 4 }), {
    maxLength: 2,
  }),
  music: fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 400 })), { maxLength: 3 }),
})

type Sketch = {
  readonly frames: number
  readonly kind: string
  readonly speed: number | undefined
  readonly voiced: string
  readonly isAuto: boolean
  readonly captioned: boolean
}

export type StorySketch = {
  readonly shots: readonly Sketch[]
  /** Tracks above the primary one: gap before an item, and its duration. */
  readonly free: readonly (readonly [number, number][])[]
  readonly music: readonly [number, number][]
}

/**
 * For tests: a valid story of up to eight shots, some with voice-overs (grouped, or linked by position), some failed, with free tracks, music and
 * captions.
 */
export function storyOf({ shots: sketches, free, music }: StorySketch): StoryDocument {
  const keys = evenlySpacedKeys(sketches.length)
  const parts: {
    shots: StoryDocument['shots'][string][]
    film: TimelineItem[]
    voices: TimelineItem[]
    lines: TimelineItem[]
    assets: MediaAsset[]
  } = {
    shots: [],
    film: [],
    voices: [],
    lines: [],
    assets: [],
  }
  let start = 0
  for (const [index, { frames, kind, speed, voiced, isAuto, captioned }] of sketches.entries()) {
    const shotId = `s${index}`
    const groupId = voiced === 'grouped' ? `group_${shotId}` : undefined
    const bonds = { shotId, ...(groupId !== undefined && { groupId }) }
    const span = Math.max(1, Math.round(frames * (speed ?? 1)))
    const seen = `v-${shotId}`
    parts.assets.push(
      buildAsset(seen, {
        shotId: shotId,
        resourceType: kind === 'picture' ? 'image' : 'video',
        metadata: { frames: span + 20 + index * 7, fps: 30 },
      }),
    )
    const source = {
      mediaAssetId: seen,
      sourceTrimStartFrames: index,
      sourceTrimEndFrames: index + span,
      ...(speed !== undefined && { speed }),
    }
    if (kind === 'failed') parts.film.push(failedItem([`V${index}`, start, frames, bonds]))
    else if (kind === 'picture') parts.film.push(picture([`V${index}`, start, frames, { ...bonds, mediaAssetId: seen }]))
    else parts.film.push(clip([`V${index}`, start, frames, { ...bonds, ...source }]))
    if (voiced !== 'no') parts.voices.push(voice([`O${index}`, start, frames, voiced === 'near' ? {} : bonds]))
    if (captioned) parts.lines.push(caption([`c${index}`, start, frames, { shotId }]))
    const clipItem =
      kind === 'failed'
        ? { activeVideoId: null }
        : kind === 'picture'
          ? { activeVideoId: null, activeImageId: seen }
          : { activeVideoId: seen }
    parts.shots.push(aShot(shotId, { shotType: isAuto ? 'auto' : 'manual', lexorank: keys[index] ?? '', ...clipItem }))
    start += frames
  }
  const rows: Track[] = [
    ...free.map((row, index): Track => ({ id: `free-${index}`, type: 'video', isPrimary: false, items: spaced(row, `F${index}`, clip) })),
    { id: 'main', type: 'video', isPrimary: true, items: parts.film },
    { id: 'voices', type: 'audio', isPrimary: false, items: parts.voices },
    { id: 'lines', type: 'file', isPrimary: false, items: parts.lines },
    {
      id: 'music',
      type: 'audio',
      isPrimary: false,
      items: spaced(music, 'M', (sketch) => voice([sketch[0], sketch[1], sketch[2], { mediaAssetId: 'song' }])),
    },
  ]
  return { shots: Object.fromEntries(parts.shots.map((shot) => [shot.shotId, shot])), timeline: aTimeline(rows, parts.assets) }
}

/** Items with gaps before them. */
function spaced(row: readonly [number, number][], name: string, item: (sketch: [string, number, number]) => TimelineItem): TimelineItem[] {
  let start = 0
  return row.map(([gap, frames], index) => {
    const created = item([`${name}-${index}`, start + gap, frames])
    start += gap + frames
    return created
  })
}
