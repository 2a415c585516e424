import { estimate } from '@fablecut/domain/pricing/estimate'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { expect, test } from 'vitest'
import { readPricedAction } from './priced-action.ts'

type Fields = Record<string, unknown>

const MODELS = {
  image_model_config: { model: 'gpt', parameters: { quality: 'high' } },
  video_model_config: { model: 'vidu-q2', parameters: { resolution: '720p', duration: 5, videoMode: 'turbo' } },
}
const SETTINGS = {
  imageModelConfig: { model: 'gpt', parameters: { quality: 'high' } },
  videoModelConfig: { model: 'vidu-q2', parameters: { resolution: '720p', videoMode: 'turbo' } },
}

function read(key: string, fields: Fields = {}) {
  const action = readPricedAction(key, fields)
  if (!action.ok) throw new Error(JSON.stringify(action.refusal))
  return action.value
}

test.each([
  [
    'story.character_vlog',
    { title: 'Sea', expected_duration_seconds: 60, advanced_settings: MODELS },
    { expectedDurationSeconds: 60, advancedSettings: SETTINGS },
  ],
  [
    'story.music_video.preview',
    {
      video_type: 'lyrics-video',
      music_duration: 200,
      num_shots: 20,
      video_consistent_style: 'anime',
      skip_video_generation: true,
      upscale_to_resolution: '1080p',
      advanced_settings: MODELS,
    },
    {
      videoType: 'lyrics-video',
      musicDuration: 200,
      numShots: 20,
      videoConsistentStyle: 'anime',
      skipVideoGeneration: true,
      upscaleToResolution: '1080p',
      advancedSettings: SETTINGS,
    },
  ],
  ['story.asmr_video', { num_shots: 5 }, { numShots: 5 }],
  ['story.caption_generation', { duration_seconds: 61 }, { durationSeconds: 61 }],
  ['action_video', { model: 'runway-act2', duration_seconds: 10 }, { model: 'runway-act2', durationSeconds: 10 }],
  [
    'story.shot_generation',
    {
      shots: 2,
      media_types: 'both',
      advanced_settings: null,
      category_id: 'music_video',
      category_inputs: { advanced_settings: MODELS, video_type: 'story-mode', lyrics: 'la' },
    },
    {
      shotCount: 2,
      media: ['image', 'video'],
      story: { categoryId: 'music_video', videoType: 'story-mode', advancedSettings: SETTINGS },
      advancedSettings: {},
    },
  ],
  [
    'story.resume',
    { category_id: 'character_vlog', category_inputs: { expected_duration_seconds: 30, advanced_settings: MODELS }, visible_shots: 4 },
    { categoryId: 'character_vlog', visibleShots: 4, inputs: { expectedDurationSeconds: 30, advancedSettings: SETTINGS } },
  ],
])('the inputs of %s are read from the fields of its request', (key, fields, inputs) => {
  expect(read(key, fields)).toEqual({ key, inputs })
})

test.each<[string, Fields, number]>([
  ['story.create_from_scratch', {}, 0],
  ['story.script_to_video', { script_content: 'a', advanced_settings: MODELS }, 1100],
  ['story.script_to_video.preview', {}, 100],
  ['story.character_vlog', {}, 705],
  ['story.character_vlog', { expected_duration_seconds: null, advanced_settings: null }, 705],
  ['story.character_vlog.preview', { expected_duration_seconds: 60 }, 165],
  ['story.music_video', {}, 285],
  ['story.asmr_video.preview', { num_shots: null }, 120],
  ['story.shot_generation', { media_types: ['video'] }, 100],
  ['story.resume', { category_id: 'music_video', category_inputs: { upscale_to_resolution: '1080p' }, visible_shots: 12 }, 2400],
  ['story.resume', { category_id: 'asmr_video', category_inputs: { num_shots: 3 }, visible_shots: 3 }, 1680],
  ['action_video', { model: 'wan2.2-v1', duration_seconds: 10 }, 200],
  ['action_video', { model: 'runway-act2', duration_seconds: 11.5 }, 300],
  ['action_video', { model: 'wan2.2-v1', duration_seconds: 3 }, 100],
])('%s with %j costs %i', (key, fields, credits) => {
  expect(estimate(DEFAULT_PRICE_BOOK, read(key, fields)).credits).toBe(credits)
})

test.each(['foo', 'story.foo', '', 'toString', '__proto__', 'story.music_video.preview.preview'])('the key `%s` is unknown', (key) => {
  expect(readPricedAction(key, {})).toEqual({ ok: false, refusal: { code: 'unknown_key' } })
})

test.each([
  ['story.asmr_video', { num_shots: -3 }, 'num_shots'],
  ['story.asmr_video', { num_shots: 3.5 }, 'num_shots'],
  ['story.music_video', { num_shots: -1 }, 'num_shots'],
  ['story.music_video', { music_duration: '62' }, 'music_duration'],
  ['story.music_video', { music_duration: 86_401 }, 'music_duration'],
  ['story.character_vlog', { advanced_settings: { image_model_config: { model: 5 } } }, 'advanced_settings.image_model_config.model'],
  ['story.caption_generation', { duration_seconds: -1 }, 'duration_seconds'],
  ['action_video', { model: 'sora', duration_seconds: 5 }, 'model'],
  ['story.resume', { story_id: 'x' }, 'category_id'],
  ['story.shot_generation', { media_types: 'smell' }, 'media_types'],
  [
    'story.shot_generation',
    { media_types: 'video', category_inputs: { advanced_settings: { video_model_config: { model: 5 } } } },
    'category_inputs.advanced_settings.video_model_config.model',
  ],
])('%s names the invalid field as in the request', (key, fields, path) => {
  expect(readPricedAction(key, fields)).toMatchObject({ ok: false, refusal: { code: 'invalid_inputs', path } })
})
