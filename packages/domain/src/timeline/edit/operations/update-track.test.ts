import { expect, test } from 'vitest'
import type { Timeline } from '../../model.ts'
import { aTimeline, audioTrack, clip, layoutOf, primaryTrackOf, song, unwrap, voice } from '../testing/fixture.ts'
import { applyToTimeline } from '../values/apply-edit.ts'
import type { TimelineEdit } from '../values/edits.ts'
import { updateTrack } from './update-track.ts'

const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 60])]),
  audioTrack('voices', [voice(['O', 60, 60])]),
  { ...audioTrack('music', [song(['M', 0, 120])]), followsFilm: true },
])
const trackOf = ({ tracks }: Timeline, id: string) => tracks.find((track) => track.id === id)

test('settings are stored, and their defaults are not', () => {
  const set = unwrap(updateTrack(film, { trackId: 'voices', isMuted: true, isSolo: true, name: 'Ann', height: 'tall' }))
  expect(trackOf(set, 'voices')).toEqual({ ...trackOf(film, 'voices'), isMuted: true, isSolo: true, name: 'Ann', height: 'tall' })
  expect(unwrap(updateTrack(set, { trackId: 'voices', isMuted: true }))).toBe(set)
  const reset = unwrap(updateTrack(set, { trackId: 'voices', isMuted: false, isSolo: false, name: '', height: 'normal' }))
  expect(trackOf(reset, 'voices')).toEqual(trackOf(film, 'voices'))
  expect(updateTrack(film, { trackId: 'x' })).toMatchObject({ refusal: { code: 'track_not_found' } })
})

const locked = (trackId: string, name = ''): Timeline => unwrap(updateTrack(film, { trackId, isLocked: true, name }))
const codeOf = (timeline: Timeline, edit: TimelineEdit) => {
  const edited = applyToTimeline(timeline, edit)
  return edited.ok ? layoutOf(edited.value) : edited.refusal
}

test('edits of items of a locked track are refused, also when they come from another track', () => {
  const trim = { type: 'trimItem', itemId: 'A', edge: 'right', frames: -10 } as const
  expect(codeOf(locked('main'), trim)).toEqual({ code: 'track_locked', trackId: 'main' })
  expect(codeOf(locked('voices', 'Ann'), trim)).toEqual({ code: 'track_locked', trackId: 'voices', name: 'Ann' })
  expect(codeOf(locked('voices'), { type: 'setVolume', itemIds: ['O'], volume: 0 })).toMatchObject({ code: 'track_locked' })
  expect(codeOf(locked('voices'), { type: 'setVolume', itemIds: ['A'], volume: 0 })).toBe(layoutOf(film))
  expect(codeOf(locked('main'), { type: 'updateTrack', trackId: 'main', isLocked: false })).toBe(layoutOf(film))
})
