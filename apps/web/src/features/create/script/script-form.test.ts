import { expect, test } from 'vitest'
import {
  scriptFromPrefill,
  isShortScript,
  restoreScript,
  SCRIPT_DEFAULTS,
  scriptFormSchema,
  scriptRequest,
  type ScriptForm,
} from './script-form.ts'

const form = (changes: Partial<ScriptForm> = {}): ScriptForm => ({
  ...SCRIPT_DEFAULTS,
  script_content: 'Night trains carry us south.',
  ...changes,
})
const faultOf = (values: ScriptForm) => scriptFormSchema.safeParse(values).error?.issues[0]?.message

test('a form with only a script sends the defaults and no character', () => {
  expect(scriptRequest(form(), { isPreview: false, expectedCredits: 1100 })).toEqual({
    script_content: 'Night trains carry us south.',
    voiceover_voice: 'auto',
    background_music: 'auto',
    aspect_ratio: '16:9',
    visual_style: 'photorealistic',
    auto_rewrite: true,
    auto_captions: true,
    advanced_settings: {
      image_model_config: { model: 'seedream4' },
      video_model_config: { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5, videoMode: 'lite' } },
    },
    expected_credits: 1100,
  })
})

test('a preview is marked as such, and an unknown price is not sent', () => {
  const request = scriptRequest(form(), { isPreview: true, expectedCredits: null })
  expect(request.is_preview).toBe(true)
  expect(request).not.toHaveProperty('expected_credits')
})

test('no music is sent as an empty value', () => {
  expect(scriptRequest(form({ background_music: '' }), { isPreview: false, expectedCredits: 0 }).background_music).toBe('')
})

test.each([
  ['', 'Please enter a script'],
  [' \n ', 'Please enter a script'],
  ['a'.repeat(900), undefined],
  ['a'.repeat(901), 'Script is too long'],
  [`${'a '.repeat(300)}${'a'.repeat(600)}`, undefined],
])('the script %j shows %s', (script, message) => {
  expect(faultOf(form({ script_content: script }))).toBe(message)
})

test('an unknown voice shows a validation message', () => {
  expect(faultOf(form({ voiceover_voice: 'nobody' }))).toBe('Please select a valid voice')
})

test('99 characters without polish ask for confirmation, 100 or polish do not', () => {
  expect(isShortScript({ script_content: 'a'.repeat(99), auto_rewrite: false })).toBe(true)
  expect(isShortScript({ script_content: 'a'.repeat(100), auto_rewrite: false })).toBe(false)
  expect(isShortScript({ script_content: 'a'.repeat(99), auto_rewrite: true })).toBe(false)
})

test('a draft round-trips', () => {
  const draft = form({ visual_style: 'anime', aspect_ratio: '9:16', auto_captions: false, voiceover_voice: 'ivy' })
  expect(restoreScript(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('invalid fields of a draft take their defaults, the rest is kept', () => {
  expect(restoreScript({ script_content: 'kept', visual_style: 'oil', auto_captions: 'yes', aspect_ratio: '4:3' })).toEqual({
    ...SCRIPT_DEFAULTS,
    script_content: 'kept',
  })
})

const REMIX = {
  script_content: 'A remix',
  voiceover_voice: 'ash',
  background_music: '/media/m1/rain.mp3',
  visual_style: 'pixelart',
  auto_rewrite: false,
  auto_captions: false,
  aspect_ratio: '9:16',
  character: { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' },
} as const
const SETTINGS = {
  image_model_config: { model: 'gpt', parameters: { quality: 'high' } },
  video_model_config: { model: 'kling2.1', parameters: { resolution: '1080p', duration: 5, videoMode: 'pro' } },
  when_unavailable: 'ask',
} as const

test('a remix prefills every field of the form', () => {
  expect(scriptFromPrefill({ ...REMIX, advanced_settings: SETTINGS, video_topic: 'of another form', music_duration: 60 })).toEqual({
    ...REMIX,
    ...SETTINGS,
    outline: SCRIPT_DEFAULTS.outline,
    background_music_choice: 'upload',
  })
})

test('a remix without music has none; a missing or invalid value keeps the default', () => {
  expect(scriptFromPrefill({ background_music: null })).toMatchObject({ background_music: '', background_music_choice: 'none' })
  expect(scriptFromPrefill({ voiceover_voice: 'nobody', aspect_ratio: '1:1', visual_style: 'oil', character: 'Poppy' })).toEqual(
    SCRIPT_DEFAULTS,
  )
})
