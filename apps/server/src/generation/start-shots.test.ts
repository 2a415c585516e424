import { describe, expect, test } from 'vitest'
import type { StoryRow } from '../access/story-access.ts'
import { type ShotRow, missingInputOf, requireMedia, requireSelectableModels } from './start-shots.ts'

const story = (categoryId: string, categoryInputs: object = {}) => ({ categoryId, categoryInputs }) as StoryRow
const shot = (facts: Partial<ShotRow> = {}) => ({ voiceOver: 'Words', imagePrompt: 'A fox', activeImageId: null, ...facts }) as ShotRow
const fieldsOf = (check: () => unknown) => {
  try {
    check()
    return null
  } catch (error) {
    return (error as { data: { fields: object } }).data.fields
  }
}

test('the requested media are those of a list or a word; voice-overs only of stories with a script', () => {
  expect(requireMedia(story('asmr_video'), 'both')).toEqual(['image', 'video'])
  expect(requireMedia(story('script_to_video'), ['audio-voice-over'])).toEqual(['audio-voice-over'])
  const nothing = { media_types: 'Please choose what to generate' }
  expect([fieldsOf(() => requireMedia(story('asmr_video'), [])), fieldsOf(() => requireMedia(story('asmr_video'), undefined))]).toEqual([
    nothing,
    nothing,
  ])
  expect(fieldsOf(() => requireMedia(story('asmr_video'), ['image', 'audio-voice-over']))).toEqual({
    media_types: 'Only stories made from a script have voice-overs',
  })
  expect(requireMedia(story('asmr_video'), 'image')).toEqual(['image'])
})

describe('what a shot is missing', () => {
  test.each<[string, Partial<ShotRow>, Parameters<typeof missingInputOf>[1], string | null]>([
    ['nothing', {}, ['audio-voice-over', 'image', 'video'], null],
    ['words to speak', { voiceOver: ' ' }, ['audio-voice-over'], 'voice_over'],
    ['no words for an image', { voiceOver: ' ' }, ['image'], null],
    ['a prompt', { imagePrompt: ' ' }, ['image', 'video'], 'image_prompt'],
    ['no prompt for words', { imagePrompt: ' ' }, ['audio-voice-over'], null],
    ['an image to move', {}, ['video'], 'media_types'],
    ['no image where it is generated first', {}, ['image', 'video'], null],
    ['no image where it has one', { activeImageId: 'm1' }, ['video'], null],
  ])('%s', (_, facts, media, field) => {
    expect(missingInputOf(shot(facts), media)?.field ?? null).toBe(field)
  })
})

const video = (model: string) => ({ video_model_config: { model } }) as never

const image = (model: string) => ({ image_model_config: { model } }) as never

const refusalOf = (model: string, cast: object) =>
  fieldsOf(() => requireSelectableModels(story('character_vlog', cast), image(model), false))

describe('models', () => {
  const VIDEO = 'advanced_settings.video_model_config.model'
  const character = { id: 'poppy', name: 'Poppy', reference_mode: 'train' }

  test('are those of the type of the story', () => {
    expect(fieldsOf(() => requireSelectableModels(story('script_to_video'), video('hedra'), false))).toEqual({
      [VIDEO]: 'This video model cannot be used here',
    })
    expect(fieldsOf(() => requireSelectableModels(story('script_to_video'), video('pixverse5'), false))).toBeNull()
    expect(fieldsOf(() => requireSelectableModels(story('script_to_video'), {} as never, false))).toBeNull()
  })

  test('of clips with an end image have one', () => {
    const seen = [false, true].map((hasEnd) => fieldsOf(() => requireSelectableModels(story('script_to_video'), video('veo2'), hasEnd)))
    expect(seen).toEqual([null, { [VIDEO]: 'This video model cannot be used here' }])
  })

  test('of images can draw every character of the story', () => {
    const refusal = { 'advanced_settings.image_model_config.model': 'This image model cannot be used here' }
    const two = { character, additional_characters: [{ ...character, id: 'ember' }] }
    expect([refusalOf('gpt', two), refusalOf('seedream4', two), refusalOf('gpt', { character })]).toEqual([refusal, null, null])
    const quick = { character: { ...character, reference_mode: 'quick' } }
    expect([refusalOf('imagen4', quick), refusalOf('gpt', quick), refusalOf('imagen4', {})]).toEqual([refusal, null, null])
    expect(refusalOf('imagen4', { character: { id: 'poppy' } })).toBeNull()
  })
})
