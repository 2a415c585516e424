import { toWireShots } from '@fablecut/contracts/wire/shot'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { aShot, filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { isSameDocument, isStored } from './is-stored.ts'

const FILM = filmOf(['a', 0, 60])
const CAPTIONED: Timeline = { ...FILM, globalConfig: { ...FILM.globalConfig, captions: { enabled: false } } }
const A = aShot('a', { activeVideoUrl: '/media/v-a/file' })

type Shots = Readonly<Record<string, Shot>>
/** The story as the server has it. */
const stored = (timeline: Timeline, shots: Shots = {}) =>
  ({
    storyboard: { shots: Object.keys(shots), shots_map: toWireShots(shots), recurring_props: [] },
    video_editor_timeline: toWireTimeline(timeline),
  }) as unknown as Parameters<typeof isStored>[1]

test.each<[string, Timeline, Readonly<Record<string, Shot | null>>, Shots, boolean]>([
  ['the same timeline', FILM, {}, {}, true],
  ['a timeline with other items', filmOf(['a', 0, 61]), {}, {}, false],
  ['a timeline with another setting', CAPTIONED, {}, {}, false],
  ['the same shot', FILM, { a: A }, { a: A }, true],
  ['a shot whose URL the server replaced', FILM, { a: A }, { a: { ...A, activeVideoUrl: '/media/other/file' } }, true],
  ['a shot with other words', FILM, { a: { ...A, imagePrompt: 'A lake' } }, { a: A }, false],
  ['a shot that the server does not have', FILM, { a: A }, {}, false],
  ['a deleted shot', FILM, { a: null }, {}, true],
  ['a deleted shot that the server still has', FILM, { a: null }, { a: A }, false],
  ['shots that were not sent', FILM, {}, { a: A }, true],
])('whether a sync of %s has been stored', (_, timeline, sent, shots, expected) => {
  expect(isStored({ timeline, shots: sent }, stored(FILM, shots))).toBe(expected)
})

test('documents are equal when everything that people edit is', () => {
  const document = { timeline: FILM, shots: { a: A } }
  const withMedia = { ...FILM, mediaAssets: [] }
  expect(isSameDocument(document, { timeline: withMedia, shots: { a: { ...A, activeVideoUrl: null } } })).toBe(true)
  expect(isSameDocument(document, { timeline: CAPTIONED, shots: { a: A } })).toBe(false)
  expect(isSameDocument(document, { timeline: FILM, shots: {} })).toBe(false)
  expect(isSameDocument(document, { timeline: FILM, shots: { a: { ...A, voiceOver: 'Once' } } })).toBe(false)
})
