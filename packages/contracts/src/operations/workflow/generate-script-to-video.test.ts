import { expect, test } from 'vitest'
import { scriptToVideoInput } from './generate-script-to-video.ts'

const faultOf = (body: object): unknown => {
  const { error } = scriptToVideoInput.safeParse({ script_content: 'A fox', ...body })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('a script alone is a valid request: voice and music are automatic, rewriting and captions are on', () => {
  expect(scriptToVideoInput.parse({ script_content: 'A fox' })).toEqual({
    script_content: 'A fox',
    voiceover_voice: 'auto',
    background_music: 'auto',
    aspect_ratio: '16:9',
    visual_style: 'photorealistic',
    auto_rewrite: true,
    auto_captions: true,
    advanced_settings: {},
  })
})

test('an unknown voice is rejected at its field', () => {
  expect(faultOf({ voiceover_voice: 'nobody' })).toEqual([['voiceover_voice', 'Please select a valid voice']])
})

test.each([
  [{ advanced_settings: { image_model_config: { model: 'dalle' } } }, 'advanced_settings.image_model_config.model'],
  [{ advanced_settings: { video_model_config: { model: 'sora' } } }, 'advanced_settings.video_model_config.model'],
  [{ advanced_settings: { video_model_config: { model: 'minimax-hailuo-02' } } }, 'advanced_settings.video_model_config.model'],
  [{ aspect_ratio: '1:1' }, 'aspect_ratio'],
  [{ visual_style: 'custom' }, 'visual_style'],
  [{ character: { id: 'c', type: 'community' } }, 'character.type'],
  [{ expected_credits: -1 }, 'expected_credits'],
  [{ flavour: 'x' }, ''],
])('%o is rejected at %s', (body, path) => {
  expect(faultOf(body)).toEqual([[path, expect.any(String)]])
})

test('no music can be requested in three ways', () => {
  for (const background_music of ['', null])
    expect(scriptToVideoInput.parse({ script_content: 'A fox', background_music })).toMatchObject({ background_music })
  expect(faultOf({ background_music: undefined })).toBeUndefined()
})
