import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { type CaptionRequest, readCaptionRequest, secondsOf } from './caption-request.ts'
import { mediaIdsOf, readCaptionsInput } from './captions-input.ts'

const audio = (id: string, frames: number) =>
  ({
    id,
    type: 'audio',
    startTimeInFrames: 0,
    durationInFrames: frames,
    mediaAssetId: `m-${id}`,
    sourceTrimStartFrames: 0,
    sourceTrimEndFrames: frames,
  }) as const satisfies TimelineItem
const image = { ...audio('i', 30), type: 'image' } as TimelineItem
const request: CaptionRequest = {
  tracks: [
    { id: 'pictures', items: [image] },
    { id: 'voices', items: [audio('a', 60), image, audio('b', 30)] },
    { id: 'music', items: [audio('a', 90)] },
  ],
  fps: 30,
  strategy: 'sentence',
  language: undefined,
}

test('only tracks with sound are listened to, and only their sound', () => {
  const input = readCaptionRequest(request, 60)
  expect(input.tracks.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
    ['voices', ['a', 'b']],
    ['music', ['a']],
  ])
  expect(secondsOf(input)).toBe(6)
  expect(mediaIdsOf(input)).toEqual(['m-a', 'm-b'])
  expect(readCaptionsInput(JSON.parse(JSON.stringify(input)))).toEqual(input)
})

test('equal requests have one content, and an automatic language is none', () => {
  const contentOf = (change: Partial<CaptionRequest>) => readCaptionRequest({ ...request, ...change }, 60).content
  expect(contentOf({ language: 'auto' })).toBe(contentOf({}))
  expect(new Set([contentOf({}), contentOf({ language: 'de' }), contentOf({ fps: 25 }), contentOf({ strategy: 'word' })]).size).toBe(4)
  expect(contentOf({})).toMatch(/^[0-9a-f]{64}$/)
  expect(readCaptionRequest({ ...request, language: 'de' }, 60).language).toBe('de')
  expect(readCaptionRequest({ ...request, language: 'auto' }, 60)).not.toHaveProperty('language')
})

test('a request without sound, or with more than the limit, is refused', () => {
  expect(() => readCaptionRequest({ ...request, tracks: [{ id: 'pictures', items: [image] }] }, 60)).toThrow('no sound')
  expect(() => readCaptionRequest(request, 6)).not.toThrow()
  const long = { ...request, tracks: [{ id: 'voices', items: [audio('a', 30 * 120 + 1)] }] }
  expect(() => readCaptionRequest(long, 120)).toThrow('Captions can be detected in 2 minutes of sound at most')
})
