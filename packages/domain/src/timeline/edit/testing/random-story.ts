import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import { evenlySpacedKeys } from '../../../story/shots/lexorank.ts'
import type { MediaAsset, TimelineItem, Track, VideoItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { withValidTransitions } from '../transitions/valid-transitions.ts'
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
      look: fc.constantFrom('plain', 'moving', 'joined'),
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
  readonly look: string
}

export type StorySketch = {
  readonly shots: readonly Sketch[]
  /** Tracks above the primary one: gap before an item, and its duration. */
  readonly free: readonly (readonly [number, number][])[]
  readonly music: readonly [number, number][]
}

/**
 * For tests: a valid story of up to eight shots, some with voice-overs (grouped, or linked by position) or a detached sound, some failed, with free tracks, music and
 * captions.
 */
export function storyOf({ shots: sketches, free, music }: StorySketch): StoryDocument {
  const keys = evenlySpacedKeys(sketches.length)
  const parts: {
    shots: StoryDocument['shots'][string][]
    film: TimelineItem[]
    voices: TimelineItem[]
    sounds: TimelineItem[]
    lines: TimelineItem[]
    assets: MediaAsset[]
  } = {
    shots: [],
    film: [],
    voices: [],
    sounds: [],
    lines: [],
    assets: [],
  }
  let start = 0
  for (const [index, { frames, kind, speed, voiced, isAuto, captioned, look }] of sketches.entries()) {
    const shotId = `s${index}`
    const isDetached = kind === 'clip' && voiced === 'no' && isAuto
    const groupId = voiced === 'grouped' || isDetached ? `group_${shotId}` : undefined
    const looks = LOOKS[look]?.(frames)
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
    else if (kind === 'picture') parts.film.push(picture([`V${index}`, start, frames, { ...bonds, ...looks, mediaAssetId: seen }]))
    else parts.film.push(clip([`V${index}`, start, frames, { ...bonds, ...looks, ...source, ...(isDetached && { volume: 0 }) }]))
    if (isDetached) parts.sounds.push(voice([`S${index}`, start, frames, { ...source, groupId }]))
    if (voiced !== 'no') parts.voices.push(voice([`O${index}`, start, frames, voiced === 'near' ? {} : bonds]))
    if (captioned)
      parts.lines.push(caption([`c${index}`, start, frames, { shotId, ...(frames > 5 && { caption: { data: spokenText(frames) } }) }]))
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
    ...free.map((row, index): Track => ({
      id: `free-${index}`,
      type: 'video',
      isPrimary: false,
      items: spaced(row, `F${index}`, index === 0 ? clip : drawn),
    })),
    {
      id: 'main',
      type: 'video',
      isPrimary: true,
      items: withValidTransitions(parts.film, { assetOf: (id) => assetsById(parts.assets).get(id), fps: 30 }),
    },
    { id: 'voices', type: 'audio', isPrimary: false, items: parts.voices },
    { id: 'lines', type: 'file', isPrimary: false, items: parts.lines },
    {
      id: 'music',
      type: 'audio',
      isPrimary: false,
      items: spaced(music, 'M', (sketch) => voice([sketch[0], sketch[1], sketch[2], { mediaAssetId: 'song' }])),
    },
  ]
  if (parts.sounds.length > 0) rows.push({ id: 'sounds', type: 'audio', isPrimary: false, items: parts.sounds })
  const timeline = { ...aTimeline(rows, parts.assets), markers: [{ id: 'marker', frame: 10 }], range: { startFrame: 5, endFrame: 90 } }
  return { shots: Object.fromEntries(parts.shots.map((shot) => [shot.shotId, shot])), timeline }
}

/** Three words with pauses between them. */
const spokenText = (frames: number) => ({
  text: 'one two three',
  words: ['one', 'two', 'three'].map((text, index) => ({
    text,
    startTimeInFrames: Math.floor((index * frames) / 3),
    durationInFrames: Math.max(1, Math.floor(frames / 4)),
  })),
})

const LOOKS: Readonly<Record<string, (frames: number) => Pick<VideoItem, 'keyframes' | 'transition'>>> = {
  moving: (frames) => ({
    keyframes: {
      scale: [0, frames >> 1, frames - 1]
        .filter((frame, index, list) => list.indexOf(frame) === index)
        .map((frame, index) => ({ frame, value: 1 + index, easing: 'linear' })),
    },
  }),
  joined: (frames) => ({ transition: { type: frames % 2 === 0 ? 'dissolve' : 'dip', durationInFrames: 2 + (frames % 30) } }),
}

/** A title or, if its length is odd, a shape. */
const drawn = ([id, startTimeInFrames, durationInFrames]: [string, number, number]): TimelineItem => ({
  id,
  startTimeInFrames,
  durationInFrames,
  ...(durationInFrames % 2 === 0
    ? { type: 'title', titleConfig: { text: 'Title', preset: 'headline' } }
    : { type: 'shape', shapeConfig: { shape: 'star', width: 0.5, height: 0.5 } }),
})

/** Items with gaps before them. */
function spaced(row: readonly [number, number][], name: string, item: (sketch: [string, number, number]) => TimelineItem): TimelineItem[] {
  let start = 0
  return row.map(([gap, frames], index) => {
    const created = item([`${name}-${index}`, start + gap, frames])
    start += gap + frames
    return created
  })
}
