import { expect, test } from 'vitest'
import type { Shot } from '../../../story/shots/shot.ts'
import { mergeShots } from './merge-shots.ts'

const shot = (shotId: string, changes: Partial<Shot> = {}): Shot => ({
  shotId,
  shotType: 'auto',
  lexorank: shotId,
  imagePrompt: 'a hill',
  videoPrompt: '',
  voiceOver: 'Once',
  isHidden: false,
  hiddenAt: null,
  activeImageId: 'a',
  activeImageUrl: '/media/a',
  activeVideoId: 'clip',
  activeVideoUrl: '/media/clip',
  activeVoiceOverAudioId: null,
  activeVoiceOverAudioUrl: null,
  ...changes,
})
const newPicture = { activeImageId: 'b', activeImageUrl: '/media/b', activeVideoId: null, activeVideoUrl: null }
const base = { s1: shot('s1'), s2: shot('s2') }

test('a take that the server made comes to a shot whose words were edited here meanwhile (ED-34)', () => {
  const local = { ...base, s1: { ...base.s1, imagePrompt: 'a sea', isHidden: true } }
  const merged = mergeShots(base, local, { s1: shot('s1', newPicture), s2: shot('s2') })
  expect(merged['s1']).toEqual(shot('s1', { ...newPicture, imagePrompt: 'a sea', isHidden: true }))
  expect(merged['s2']).toBe(base.s2)
})

test('a picture that was chosen here stays, whole, over one that the server made (ED-34)', () => {
  const local = { ...base, s1: shot('s1', { activeVideoId: 'other', activeVideoUrl: '/media/other' }) }
  const merged = mergeShots(base, local, { s1: shot('s1', { ...newPicture, activeVoiceOverAudioId: 'v' }), s2: shot('s2') })
  expect(merged['s1']).toEqual(shot('s1', { activeVideoId: 'other', activeVideoUrl: '/media/other', activeVoiceOverAudioId: 'v' }))
})

test('shots that came on the server come, those removed here stay removed, those made here stay', () => {
  const { s2: _, ...rest } = base
  const local = { ...rest, mine: shot('mine') }
  expect(Object.keys(mergeShots(base, local, { s1: shot('s1'), s2: shot('s2', newPicture), s3: shot('s3') })).toSorted()).toEqual([
    'mine',
    's1',
    's3',
  ])
})

test('a shot that went on the server goes here where it was not edited, and nothing to merge is the very map', () => {
  expect(Object.keys(mergeShots(base, base, { s1: shot('s1') }))).toEqual(['s1'])
  const edited = { ...base, s2: { ...base.s2, voiceOver: 'Twice' } }
  expect(Object.keys(mergeShots(base, edited, { s1: shot('s1') }))).toEqual(['s1', 's2'])
  expect(mergeShots(base, base, { s1: shot('s1'), s2: shot('s2') })).toBe(base)
})
