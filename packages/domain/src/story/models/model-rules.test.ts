import { describe, expect, test } from 'vitest'
import type { StoryType } from '../inputs/story-type.ts'
import { defaultImageModel, imageModelAfterCharacters, imageModelChoices, type ReferenceMode } from './image-model-rules.ts'
import { IMAGE_MODELS, VIDEO_MODELS, type VideoModelName } from './models.ts'
import { preferredVideoModel, resolutionsOf, RESOLUTION_GROUPS, videoModesOf } from './video-model-options.ts'
import { defaultVideoModel, videoModelAfterChange, videoModelChoices } from './video-model-rules.ts'

const allowedImages = (storyType: StoryType, characters: readonly ReferenceMode[]): string[] =>
  imageModelChoices(storyType, characters)
    .filter((choice) => choice.refusal === null)
    .map((choice) => choice.model)
const allowedVideos = (storyType: StoryType, startEndFrame = false): VideoModelName[] =>
  videoModelChoices({ storyType, startEndFrame })
    .filter((choice) => choice.refusal === null)
    .map((choice) => choice.model)
const notTalking = (model: VideoModelName): boolean => allowedVideos('character_vlog').includes(model)

describe('image models', () => {
  test.each<[StoryType, string]>([
    ['character_vlog', 'character'],
    ['script_to_video', 'seedream4'],
    ['asmr_video', 'imagen4'],
    ['singing-dancing', 'flux_kontext'],
    ['consistent-character', 'flux_kontext'],
    ['consistent-style', 'seedream4'],
    ['lyrics-video', 'seedream4'],
  ])('%s defaults to %s', (storyType, model) => {
    expect(defaultImageModel(storyType)).toBe(model)
  })

  test('all can be selected without a character, four for a lyrics video', () => {
    expect(allowedImages('script_to_video', [])).toEqual([...IMAGE_MODELS])
    expect(allowedImages('lyrics-video', []).sort()).toEqual(['flux_kontext', 'nano-banana', 'qwen-image', 'seedream4'])
  })

  test('a quick character excludes models without reference images', () => {
    const refused = imageModelChoices('singing-dancing', ['quick']).filter((choice) => choice.refusal === 'quick_character')
    expect(refused.map((choice) => choice.model).sort()).toEqual(['character', 'fluxdev', 'imagen4', 'qwen-image'])
    expect(imageModelAfterCharacters('character_vlog', ['quick'], 'character')).toBe('flux_kontext')
    expect(imageModelAfterCharacters('character_vlog', ['quick'], 'nano-banana')).toBe('nano-banana')
  })

  test('two characters leave one model, removing the second restores the rule of the first', () => {
    expect(allowedImages('character_vlog', ['train', 'quick'])).toEqual(['seedream4'])
    expect(imageModelAfterCharacters('consistent-character', ['train', 'train'], 'character')).toBe('seedream4')
    expect(imageModelAfterCharacters('consistent-character', ['train'], 'seedream4')).toBe('character')
    expect(imageModelAfterCharacters('consistent-character', [], 'character')).toBe('flux_kontext')
  })

  test.each<[StoryType, string]>([
    ['character_vlog', 'flux_kontext'],
    ['singing-dancing', 'flux_kontext'],
    ['script_to_video', 'seedream4'],
  ])('when one quick character of two remains on %s, the model is that of a single one: %s', (storyType, model) => {
    expect(imageModelAfterCharacters(storyType, ['quick'], 'seedream4', ['quick', 'train'])).toBe(model)
    expect(imageModelAfterCharacters(storyType, ['quick'], 'seedream4', [])).toBe('seedream4')
  })
})

describe('video models', () => {
  test('ASMR defaults to veo3_fast, every other category to seedance', () => {
    expect(defaultVideoModel('asmr_video')).toBe('veo3_fast')
    expect(defaultVideoModel('character_vlog')).toBe('seedance-v1')
  })

  test('singing has its four models, a consistent style its one, other types all without lip sync', () => {
    expect(allowedVideos('singing-dancing').sort()).toEqual(['creatify-aurora', 'hedra', 'seedance-v1', 'wan-multi-talk'])
    expect(allowedVideos('consistent-style', true)).toEqual(['seedance-v1'])
    for (const storyType of ['character_vlog', 'script_to_video', 'asmr_video', 'consistent-character', 'lyrics-video'] as const) {
      expect(allowedVideos(storyType)).toEqual(VIDEO_MODELS.filter((model) => model !== 'hedra' && model !== 'wan-multi-talk'))
    }
  })

  test('a model that is no longer allowed is replaced', () => {
    expect(videoModelAfterChange({ storyType: 'singing-dancing' }, 'veo2')).toBe('seedance-v1')
    expect(videoModelAfterChange({ storyType: 'consistent-character' }, 'hedra')).toBe('seedance-v1')
    expect(videoModelAfterChange({ storyType: 'consistent-character' }, 'creatify-aurora')).toBe('creatify-aurora')
    expect(videoModelAfterChange({ storyType: 'consistent-character', startEndFrame: true }, 'veo3_fast')).toBe('seedance-v1')
    expect(videoModelAfterChange({ storyType: 'singing-dancing', startEndFrame: true }, 'hedra')).toBe('hedra')
  })

  test('every model is in a resolution group and accepts a resolution', () => {
    expect(new Set(Object.values(RESOLUTION_GROUPS).flat())).toEqual(new Set(VIDEO_MODELS))
    expect(VIDEO_MODELS.filter((model) => resolutionsOf(model).length === 0)).toEqual([])
    expect(resolutionsOf('MiniMax-Hailuo-02')).toEqual(['768p'])
    expect(resolutionsOf('vidu-q2')).toEqual(['720p', '1080p'])
  })

  test('choosing a resolution selects the first allowed model', () => {
    expect(preferredVideoModel('360p', notTalking)).toBe('pixverse5')
    expect(preferredVideoModel('720p', notTalking)).toBe('seedance-v1')
    expect(preferredVideoModel('1080p', (model) => allowedVideos('singing-dancing').includes(model))).toBeUndefined()
  })

  test('kling has tiers and vidu a turbo mode', () => {
    expect(videoModesOf('kling')).toEqual(['standard', 'pro'])
    expect(videoModesOf('kling2-5')).toEqual(['pro'])
    expect(videoModesOf('vidu-q2')).toEqual(['standard', 'turbo'])
    expect(videoModesOf('veo2')).toEqual([])
  })
})
