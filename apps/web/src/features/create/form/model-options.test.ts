import type { StoryType } from '@fablecut/domain/story/inputs/story-type'
import { imageModelChoices } from '@fablecut/domain/story/models/image-model-rules'
import { videoModelChoices } from '@fablecut/domain/story/models/video-model-rules'
import { expect, test } from 'vitest'
import { createTexts } from '../../../texts/create.ts'
import { modelSelectOptions, resolutionSegments } from './model-options.ts'

const { imageRefusals, videoRefusals } = createTexts.advanced
const imagesOf = (storyType: StoryType, ...cast: ('quick' | 'train')[]) =>
  modelSelectOptions(imageModelChoices(storyType, cast), imageRefusals)
const videosOf = (storyType: StoryType, startEndFrame = false) =>
  modelSelectOptions(videoModelChoices({ storyType, startEndFrame }), videoRefusals)
const namesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)
const disabledOf = (options: readonly { value: string; disabled: boolean }[]) => namesOf(options.filter(({ disabled }) => disabled))

const pickable = (storyType: StoryType) => namesOf(resolutionSegments({ storyType }).filter(({ disabled }) => !disabled))

test('a category lists only its own models', () => {
  expect(namesOf(imagesOf('lyrics-video')).sort()).toEqual(['flux_kontext', 'nano-banana', 'qwen-image', 'seedream4'])
  expect(namesOf(videosOf('singing-dancing')).sort()).toEqual(['creatify-aurora', 'hedra', 'seedance-v1', 'wan-multi-talk'])
  expect(namesOf(videosOf('consistent-style', true))).toEqual(['seedance-v1'])
  expect(namesOf(videosOf('character_vlog'))).not.toContain('hedra')
})

test('models excluded by other settings are disabled with the reason', () => {
  expect(disabledOf(imagesOf('consistent-character', 'quick')).sort()).toEqual(['character', 'fluxdev', 'imagen4', 'qwen-image'])
  expect(imagesOf('singing-dancing', 'train', 'quick').filter(({ disabled }) => !disabled)).toMatchObject([{ value: 'seedream4' }])
  const veo = videosOf('consistent-character', true).find(({ value }) => value === 'veo3_fast')
  expect(veo).toMatchObject({ disabled: true, note: 'Takes no start and end frame' })
})

test('resolutions that no listed model supports are disabled', () => {
  expect([pickable('consistent-style'), pickable('script_to_video')]).toEqual([['720p'], ['360p', '720p', '1080p']])
})
