import { expect, test } from 'vitest'
import type { Shot } from '../../../story/shot.ts'
import { mergeTakes } from './merge-takes.ts'

const shot = (shot_id: string, changes: Partial<Shot> = {}): Shot => ({
  shot_id,
  shot_type: 'auto',
  lexorank: shot_id,
  image_prompt: 'a hill',
  video_prompt: '',
  voice_over: 'Once',
  is_hidden: false,
  hidden_at: null,
  active_image_id: 'a',
  active_image_url: '/media/a',
  active_video_id: 'clip',
  active_video_url: '/media/clip',
  active_voice_over_audio_id: null,
  active_voice_over_audio_url: null,
  ...changes,
})
const newPicture = { active_image_id: 'b', active_image_url: '/media/b', active_video_id: null, active_video_url: null }
const base = { s1: shot('s1'), s2: shot('s2') }

test('a take that the server made comes to a shot whose words were edited here meanwhile (ED-34)', () => {
  const local = { ...base, s1: { ...base.s1, image_prompt: 'a sea', is_hidden: true } }
  const merged = mergeTakes(base, local, { s1: shot('s1', newPicture), s2: shot('s2') })
  expect(merged['s1']).toEqual(shot('s1', { ...newPicture, image_prompt: 'a sea', is_hidden: true }))
  expect(merged['s2']).toBe(base.s2)
})

test('a picture that was chosen here stays, whole, over one that the server made (ED-34)', () => {
  const local = { ...base, s1: shot('s1', { active_video_id: 'other', active_video_url: '/media/other' }) }
  const merged = mergeTakes(base, local, { s1: shot('s1', { ...newPicture, active_voice_over_audio_id: 'v' }), s2: shot('s2') })
  expect(merged['s1']).toEqual(shot('s1', { active_video_id: 'other', active_video_url: '/media/other', active_voice_over_audio_id: 'v' }))
})

test('shots that came on the server come, those removed here stay removed, those made here stay', () => {
  const { s2: _, ...rest } = base
  const local = { ...rest, mine: shot('mine') }
  expect(Object.keys(mergeTakes(base, local, { s1: shot('s1'), s2: shot('s2', newPicture), s3: shot('s3') })).toSorted()).toEqual([
    'mine',
    's1',
    's3',
  ])
})

test('a shot that went on the server goes here where it was not edited, and nothing to merge is the very map', () => {
  expect(Object.keys(mergeTakes(base, base, { s1: shot('s1') }))).toEqual(['s1'])
  const edited = { ...base, s2: { ...base.s2, voice_over: 'Twice' } }
  expect(Object.keys(mergeTakes(base, edited, { s1: shot('s1') }))).toEqual(['s1', 's2'])
  expect(mergeTakes(base, base, { s1: shot('s1'), s2: shot('s2') })).toBe(base)
})
