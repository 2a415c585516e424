import { ASMR_STYLES, MATERIAL_PLACEHOLDER, asmrSentence } from '@fablecut/domain/story/inputs/asmr'
import { expect, test } from 'vitest'
import {
  ASMR_DEFAULTS,
  asmrFormSchema,
  asmrFromPrefill,
  asmrRequest,
  defaultSentence,
  materialOf,
  missingInputOf,
  restoreAsmr,
  type AsmrForm,
} from './asmr-form.ts'

const cutting = (material: string): AsmrForm => ({
  ...ASMR_DEFAULTS,
  asmr_type: 'cutting',
  script_content: asmrSentence(ASMR_STYLES[0], material),
})

test('an empty form has no music, three shots, 16:9 and the models of ASMR', () => {
  expect(ASMR_DEFAULTS).toMatchObject({
    voiceover_voice: 'auto',
    background_music: '',
    num_shots: 3,
    aspect_ratio: '16:9',
    image_model_config: { model: 'imagen4' },
    video_model_config: { model: 'veo3_fast', parameters: { resolution: '720p', duration: 5 } },
  })
})

test('Generate needs a style, a material and valid fields, and names what is missing', () => {
  expect(missingInputOf(ASMR_DEFAULTS)).toBe('Choose a style')
  const untouched = { ...ASMR_DEFAULTS, asmr_type: 'cutting', script_content: defaultSentence('cutting') } as const
  const songless = { ...cutting('Glass'), background_music_choice: 'trending' } as const
  for (const form of [untouched, cutting('  '), cutting(`Wooden ${MATERIAL_PLACEHOLDER}`)])
    expect(missingInputOf(form)).toBe('Fill in the material')
  expect(missingInputOf(songless)).toBe('Please select a song from trending songs')
  expect(missingInputOf({ ...cutting('Glass'), num_shots: 9 })).not.toBeNull()
  expect(missingInputOf(cutting('Glass'))).toBeNull()
})

test.each([2, 9, 3.5])('%s is not a valid number of shots', (num_shots) => {
  expect(asmrFormSchema.safeParse({ ...cutting('Clay'), num_shots }).success).toBe(false)
})

test('the request has the documented fields and no voice', () => {
  expect(asmrRequest(cutting('Glass'), { isPreview: false, expectedCredits: 1800 })).toEqual({
    script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
    asmr_type: 'cutting',
    background_music: null,
    aspect_ratio: '16:9',
    num_shots: 3,
    advanced_settings: {
      image_model_config: { model: 'imagen4' },
      video_model_config: { model: 'veo3_fast', parameters: { resolution: '720p', duration: 5 } },
    },
    expected_credits: 1800,
  })
})

test('a draft is restored with its material', () => {
  expect(materialOf(restoreAsmr(JSON.parse(JSON.stringify(cutting('ruby')))))).toBe('ruby')
})

test('a remix prefills every field, and its sentence restores style and material', () => {
  const preset = {
    script_content: cutting('frozen honeycomb').script_content,
    voiceover_voice: 'ash',
    background_music: '/media/m1/rain.mp3',
    auto_rewrite: false,
    auto_captions: true,
    aspect_ratio: '9:16',
  } as const
  const settings = {
    image_model_config: { model: 'seedream4' },
    video_model_config: { model: 'kling2.1', parameters: { resolution: '1080p', duration: 5 } },
  } as const
  const form = asmrFromPrefill({ ...preset, advanced_settings: settings })
  expect(form).toEqual({ ...ASMR_DEFAULTS, ...preset, ...settings, asmr_type: 'cutting', background_music_choice: 'upload' })
  expect([materialOf(form), missingInputOf(form)]).toEqual(['frozen honeycomb', null])
})

test('a remix without values keeps the defaults', () => {
  expect(asmrFromPrefill({})).toEqual(ASMR_DEFAULTS)
  expect(asmrFromPrefill({ background_music: 'auto' })).toMatchObject({ background_music: 'auto', background_music_choice: 'auto' })
})
