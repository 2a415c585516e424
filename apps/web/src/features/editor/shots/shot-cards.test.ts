import type { Shot } from '@fablecut/domain/story/shots/shot'
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

test('in a preview the length is that of the narration to be recorded; a recorded or silent shot has its timeline', () => {
  const planned = mapped(shot('a', 'a', { voiceOver: 'a'.repeat(34) }), shot('b', 'b', { voiceOver: 'b'.repeat(23) }))
  const of = (shots: Record<string, Shot>) => [
    filmLength({ shots, timeline: empty }),
    shotCards({ shots, timeline: empty }, false).map(({ seconds, isEstimate }) => [seconds, isEstimate]),
  ]
  expect(of(planned)).toEqual([
    { seconds: 5, isEstimate: true },
    [
      [3, true],
      [2, true],
    ],
  ])
  const known = [{ seconds: 1 / 30, isEstimate: false }, [[null, false]]]
  const one = { voiceOver: 'Once' }
  for (const more of [
    { ...one, activeVoiceOverAudioId: 'v' },
    { ...one, activeVideoId: 'c' },
    { voiceOver: ' ' },
    { ...one, shotType: 'manual' as const },
  ])
    expect(of(mapped(shot('a', 'a', more)))).toEqual(known)
  expect(filmLength({ shots: {}, timeline: empty })).toEqual({ seconds: 0, isEstimate: false })
})
