import { expect, test } from 'vitest'
import { asmrOfPrefill, ASMR_DEFAULTS, asmrRequest } from '../asmr/asmr-form.ts'
import { MUSIC_VIDEO_DEFAULTS } from '../music-video/music-video-form.ts'
import { requestOf } from '../music-video/music-video-request.ts'
import { musicVideoOfPrefill } from '../music-video/stored-form.ts'
import { formOfPrefill, scriptRequest } from '../script/script-form.ts'
import { VLOG_DEFAULTS, vlogOfPrefill, vlogRequest } from '../vlog/vlog-form.ts'
import { prefillOfStory } from '../../../remix/prefill-of-story.ts'

const mode = { isPreview: false, expectedCredits: null }
/** Answers as a story keeps them: as they were sent, with what was found out on the way. */
const storyOf = (sent: object) => ({ category_inputs: { ...sent, seed: 7, language: 'en' } })
const poppy = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } as const

test('a vlog starts again as it was sent', () => {
  const sent = vlogRequest(
    { ...VLOG_DEFAULTS, title: 'By the sea', character: poppy, activity: '@[Poppy](poppy) sails', expected_duration_seconds: 60 },
    mode,
  )
  expect(vlogRequest(vlogOfPrefill(prefillOfStory(storyOf(sent))), mode)).toEqual(sent)
})

test('a music video starts again as it was sent, under the name of its song', () => {
  const form = {
    ...MUSIC_VIDEO_DEFAULTS,
    videoType: 'consistent-style',
    musicUrl: '/media/m1/audio.m4a',
    musicDuration: 12,
    video_consistent_style: 'custom',
    custom_style: 'paper cut-outs',
    lyrics: 'One line',
    resolution: '1080p',
  } as const
  const { body: sent } = requestOf(form, mode)
  const again = musicVideoOfPrefill(prefillOfStory(storyOf({ ...sent, song: { name: 'Glass Harbour' } })), 'consistent-style')
  expect(again.musicName).toBe('Glass Harbour')
  expect(requestOf(again, mode).body).toEqual(sent)
})

test('a script and a close-up start again as they were sent', () => {
  const script = scriptRequest(formOfPrefill({ script_content: 'Night trains.', visual_style: 'anime', aspect_ratio: '9:16' }), mode)
  expect(scriptRequest(formOfPrefill(prefillOfStory(storyOf(script))), mode)).toEqual(script)
  const form = {
    ...ASMR_DEFAULTS,
    asmr_type: 'cutting',
    script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
    num_shots: 5,
  } as const
  const asmr = asmrRequest(form, mode)
  expect(asmrRequest(asmrOfPrefill(prefillOfStory(storyOf(asmr))), mode)).toEqual(asmr)
})

test('a story of unknown answers leaves the form as it is', () => {
  expect(vlogOfPrefill(prefillOfStory(storyOf({ vlog_topic: 5, song: 'x' })))).toEqual(VLOG_DEFAULTS)
})
