import { expect, test } from 'vitest'
import { formOfStory, shotMedia, shotModels } from './shot-generation.ts'

test.each([
  ['image', ['image']],
  ['both', ['image', 'video']],
  [
    ['video', 'image', 'video'],
    ['image', 'video'],
  ],
  [
    ['audio-voice-over', 'both'],
    ['audio-voice-over', 'image', 'video'],
  ],
])('%j is %j, a picture before its clip (CD-92)', (asked, made) => {
  expect(shotMedia(asked)).toEqual(made)
})

const story = (category_id: string, category_inputs: Record<string, unknown> = {}) => ({ category_id, category_inputs })

test('a shot is made by the models picked for it, else the story’s, else the form’s (C-291)', () => {
  expect(shotModels(story('asmr_video'))).toEqual({ image_model_config: { model: 'imagen4' }, video_model_config: { model: 'veo3_fast' } })
  const own = { advanced_settings: { image_model_config: { model: 'gpt', parameters: { quality: 'high' } } } }
  expect(shotModels(story('script_to_video', own)).image_model_config).toEqual({ model: 'gpt', parameters: { quality: 'high' } })
  const picked = shotModels(story('script_to_video', own), { image_model_config: { model: 'nano-banana' } })
  expect([picked.image_model_config.model, picked.video_model_config.model]).toEqual(['nano-banana', 'seedance-v1'])
})

test('a story from scratch and one of an old kind have a form too', () => {
  expect(formOfStory(story('create_from_scratch'))).toBe('script_to_video')
  expect(formOfStory(story('music_video', { video_type: 'story-mode' }))).toBe('story-mode')
  expect(formOfStory(story('music_video'))).toBe('singing-dancing')
})
