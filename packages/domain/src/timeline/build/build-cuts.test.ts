import { expect, test } from 'vitest'
import type { BuildRequest, BuildShot } from './build-request.ts'
import { buildTimeline } from './build-timeline.ts'
import { endFrame } from '../frames.ts'
import type { TimelineItem } from '../model.ts'
import { buildAsset, buildNarratedStory } from '../story-fixture.ts'

/** Three silent shots with clips of five seconds and the durations of these cuts. */
function cutTo(cuts: readonly number[], change: Partial<BuildShot> = {}, assets: BuildRequest['assets'] = []): readonly TimelineItem[] {
  const story = buildNarratedStory(['a', 'b', 'c'])
  const shots = story.shots.map((shot, index) => ({ ...shot, activeVoiceOverAudioId: null, ...(index === 1 && change) }))
  const lengths = new Map(cuts.map((frames, index) => [`s${index + 1}`, frames]))
  const known = story.assets.filter(({ id }) => assets.every((asset) => asset.id !== id))
  const result = buildTimeline({ ...story, shots, assets: [...known, ...assets], cuts: lengths })
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value.tracks[0]?.items ?? []
}
const endsOf = (items: readonly TimelineItem[]): readonly number[] => items.map(endFrame)

test('shots last as long as their cuts: clips are trimmed or slowed down', () => {
  const items = cutTo([100, 240, 150])
  expect(endsOf(items)).toEqual([100, 340, 490])
  expect(items[0]).toMatchObject({ type: 'video', sourceTrimEndFrames: 100 })
  expect(items[1]).toMatchObject({ sourceTrimEndFrames: 150, speed: 0.625 })
  expect(items[0]).not.toHaveProperty('speed')
})

test('a clip that is far too short plays at half speed, and the next shot starts earlier: later cuts stay in sync with the song', () => {
  const short = buildAsset('v-s2', { metadata: { duration: 2, frames: 60, fps: 30 } })
  const items = cutTo([100, 240, 150], {}, [short])
  expect(items[1]).toMatchObject({ durationInFrames: 120, sourceTrimEndFrames: 60, speed: 0.5 })
  expect(endsOf(items)).toEqual([100, 220, 490])
})

test('the film ends early when its last clip is too short', () => {
  expect(endsOf(cutTo([100, 100, 400]))).toEqual([100, 200, 500])
})

test('failed shots and images last exactly as long as their cuts', () => {
  const failed = cutTo([100, 40, 150], { activeVideoId: null, failure: 'The picture was refused' })
  expect(failed[1]).toMatchObject({ type: 'overlay', status: 'failed', durationInFrames: 40 })
  const still = cutTo([100, 240, 150], { activeVideoId: null })
  expect(still[1]).toMatchObject({ type: 'image', durationInFrames: 240, sourceTrimEndFrames: 240 })
})

test('a shot without a cut plays in full', () => {
  expect(endsOf(cutTo([100, 240]))).toEqual([100, 340, 490])
})
