import { expect, test } from 'vitest'
import { imageModelOptions, effectiveModels, withEndFrameModel, videoModelOptions, withImageModel, withVideoModel } from './model-choice.ts'

const scratch = { categoryId: 'create_from_scratch', inputs: {} } as const
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)

test('regeneration uses the selected models, else those of the story', () => {
  const story = { categoryId: 'script_to_video', inputs: { advanced_settings: { image_model_config: { model: 'imagen4' } } } } as const
  expect(effectiveModels(story, {}).imageModelConfig.model).toBe('imagen4')
  expect(effectiveModels(story, withImageModel({}, 'qwen-image')).imageModelConfig.model).toBe('qwen-image')
})

test("only models of the story's category are offered, and with an end frame only those that support one (C-129, CD-37)", () => {
  expect(values(videoModelOptions({ categoryId: 'music_video', inputs: {} }, false))).not.toContain('kling')
  expect(values(imageModelOptions(scratch))).toContain('seedream4')
  expect(values(videoModelOptions(scratch, false))).toContain('veo2')
  expect(values(videoModelOptions(scratch, true))).not.toContain('veo2')
})

test('an end frame changes the model only if it does not support one', () => {
  const [able, unable] = [withVideoModel(scratch, {}, 'pixverse5'), withVideoModel(scratch, {}, 'veo2')]
  expect(withEndFrameModel(scratch, able)).toBe(able)
  const model = withEndFrameModel(scratch, unable).videoModelConfig!.model
  expect(values(videoModelOptions(scratch, true))).toContain(model)
})
