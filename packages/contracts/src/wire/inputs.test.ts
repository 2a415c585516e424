import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { expect, test } from 'vitest'
import { brokenLimits, enumLimit, range, text } from '../testing/limits.ts'
import {
  advancedSettings,
  characterInput,
  fromWireAdvancedSettings,
  requiredCharacter,
  storyModelInputs,
  toWireAdvancedSettings,
} from './inputs.ts'
import { backgroundMusic, voiceKey } from './start.ts'
import { storyCard } from './story.ts'

const CHARACTER = { id: 'c', type: 'premade' }

test('a character has a name, an image and how it was chosen', () => {
  const limits = {
    id: text(100),
    name: text(50),
    model_name: text(50),
    image_url: text(500),
    reference_mode: enumLimit('quick', 'train'),
    type: enumLimit('premade', 'my-character', 'custom-quick', 'custom-train'),
  }
  expect(brokenLimits(characterInput, CHARACTER, limits)).toEqual([])
  expect(characterInput.safeParse({ ...CHARACTER, image_url: null }).success).toBe(true)
  expect(requiredCharacter.safeParse(undefined).error?.issues[0]?.message).toBe('Please select a character')
})

test('video model settings are a known model and its parameters', () => {
  const limits = {
    'video_model_config.model': enumLimit(...VIDEO_MODELS),
    'video_model_config.parameters.resolution': text(10),
    'video_model_config.parameters.duration': range(0.001, 60),
    'video_model_config.parameters.videoMode': text(20),
    'image_model_config.model': enumLimit(...IMAGE_MODELS),
    'image_model_config.parameters.quality': enumLimit('low', 'medium', 'high'),
  }
  const settings = { video_model_config: { model: VIDEO_MODELS[0] }, image_model_config: { model: IMAGE_MODELS[0] } }
  expect(brokenLimits(advancedSettings, settings, limits)).toEqual([])
})

const MODELS = {
  image_model_config: { model: 'gpt', parameters: { quality: 'high' } },
  video_model_config: { model: 'vidu-q2', parameters: { resolution: '720p', duration: 5, videoMode: 'turbo' } },
} as const

test('selected models round-trip between the wire and the domain', () => {
  const settings = fromWireAdvancedSettings(MODELS)
  expect(settings).toEqual({ imageModelConfig: MODELS.image_model_config, videoModelConfig: MODELS.video_model_config })
  expect(toWireAdvancedSettings(settings)).toEqual(MODELS)
  expect([fromWireAdvancedSettings({}), toWireAdvancedSettings({})]).toEqual([{}, {}])
})

test('the models of a story are read from its stored inputs; invalid ones are ignored', () => {
  const stored = { video_type: 'story-mode', advanced_settings: MODELS, lyrics: 'la' }
  expect(storyModelInputs('music_video', stored)).toEqual({
    categoryId: 'music_video',
    videoType: 'story-mode',
    advancedSettings: fromWireAdvancedSettings(MODELS),
  })
  const invalid = { video_type: 7, advanced_settings: { image_model_config: { model: 'dalle' } } }
  expect(storyModelInputs('asmr_video', invalid)).toEqual({ categoryId: 'asmr_video' })
})

test('music is a URL, `auto` or none', () => {
  expect([null, 'auto', '/song', 'x'.repeat(500)].map((music) => backgroundMusic.safeParse(music).success)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['x'.repeat(501), undefined].map((music) => backgroundMusic.safeParse(music).success)).toEqual([false, false])
})

test('a voice must be known', () => {
  expect(voiceKey.safeParse('auto').success).toBe(true)
  expect(voiceKey.safeParse('nobody').error?.issues[0]?.message).toBe('Please select a valid voice')
})

test('a card omits timeline, storyboard and origin, and adds its image', () => {
  const fields = Object.keys(storyCard.shape)
  for (const left of ['storyboard', 'video_editor_timeline', 'remixed_from']) expect(fields).not.toContain(left)
  expect(fields).toEqual(expect.arrayContaining(['id', 'title', 'progress', 'card_image_url', 'has_timeline_items']))
})
