import type { Shot } from '@fablecut/domain/story/shots/shot'
import { audioTrack, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { blankShot } from '@fablecut/domain/timeline/edit/storyboard/blank-shot'
import { expect, test } from 'vitest'
import { canGenerate, filmLength, missingOf, withoutPending, shotCards, shotText } from './shot-cards.ts'

const shot = (id: string, lexorank: string, more: Partial<Shot> = {}): Shot => ({
  ...blankShot(id),
  shotType: 'auto',
  lexorank,
  imagePrompt: 'a cat',
  ...more,
})
const mapped = (...list: Shot[]) => Object.fromEntries(list.map((shot) => [shot.shotId, shot]))
const empty = {
  tracks: [],
  mediaAssets: [],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
}

test('cards are in order; hidden ones only on request and without a number', () => {
  const shots = mapped(shot('c', 'c'), shot('a', 'a'), shot('b', 'b', { isHidden: true }))
  const seen = (showsHidden: boolean) => shotCards({ shots, timeline: empty }, showsHidden).map(({ shot, number }) => [shot.shotId, number])
  expect(seen(false)).toEqual([
    ['a', 1],
    ['c', 2],
  ])
  expect(seen(true)).toEqual([
    ['a', 1],
    ['b', null],
    ['c', 2],
  ])
})

test('missing media are images of shots with a prompt and videos of shots with an image, except uploads, hidden and blank shots (C-265)', () => {
  const shots = mapped(
    shot('words', 'a'),
    shot('picture', 'b', { activeImageId: 'i' }),
    shot('whole', 'c', { activeImageId: 'i', activeVideoId: 'v' }),
    shot('blank', 'd', { shotType: 'empty', imagePrompt: '  ' }),
    shot('upload', 'e', { shotType: 'uploaded_video', activeVideoId: 'v' }),
    shot('hidden', 'f', { isHidden: true }),
  )
  expect(missingOf(shots)).toEqual({ image: ['words'], video: ['picture'] })
  expect(canGenerate(shots, new Set(Object.keys(shots)))).toEqual({ image: ['words', 'picture', 'whole'], video: ['picture', 'whole'] })
})

test('a card shows the voice-over text, else the image prompt', () => {
  expect([shotText(shot('a', 'a', { voiceOver: 'Once' })), shotText(shot('b', 'b'))]).toEqual(['Once', 'a cat'])
})

test('pending takes are not missing', () => {
  const take = { resource: null, generationStatus: 'generating', workflowId: 'w', type: 'video' } as const
  expect(withoutPending({ image: ['a'], video: ['a', 'b'] }, { a: [take] })).toEqual({ image: ['a'], video: ['b'] })
})

test('in a preview the length is that of its narration, which is not on the timeline yet', () => {
  const still = { activeImageId: 'i', activeVoiceOverAudioId: 'v' }
  const shots = mapped(shot('a', 'a', { ...still, voiceOver: 'a'.repeat(34) }), shot('b', 'b', { ...still, voiceOver: 'b'.repeat(23) }))
  const narrated = { ...empty, tracks: [audioTrack('speech', [voice(['o', 0, 60, { shotId: 'a' }])])] } as const
  const isEstimate = (map: Record<string, Shot>, timeline: StoryDocument['timeline'] = empty) =>
    filmLength({ shots: map, timeline }).isEstimate
  expect(filmLength({ shots, timeline: empty })).toEqual({ seconds: 5, isEstimate: true })
  expect(shotCards({ shots, timeline: empty }, false).map(({ seconds, isEstimate }) => [seconds, isEstimate])).toEqual([
    [3, true],
    [2, true],
  ])
  expect(filmLength({ shots, timeline: narrated })).toEqual({ seconds: 2, isEstimate: false })
  expect(shotCards({ shots, timeline: narrated }, false).map(({ isEstimate }) => isEstimate)).toEqual([false, false])
  const others: Partial<Shot>[] = [{ activeVideoId: 'c' }, { voiceOver: ' ' }, { shotType: 'manual' }, { activeImageId: null }]
  for (const more of others) expect(isEstimate(mapped(shot('a', 'a', { ...still, voiceOver: 'Once', ...more })))).toBe(false)
  expect(filmLength({ shots: {}, timeline: empty })).toEqual({ seconds: 0, isEstimate: false })
})
