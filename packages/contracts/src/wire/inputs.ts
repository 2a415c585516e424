import { type AdvancedSettings, IMAGE_MODELS, VIDEO_MODELS, WHEN_UNAVAILABLE } from '@fablecut/domain/story/models/models'
import type { StoryModelInputs } from '@fablecut/domain/story/shots/shot-generation'
import { z } from 'zod'

export const imageModelConfig = z.strictObject({
  model: z.enum(IMAGE_MODELS),
  parameters: z.strictObject({ quality: z.enum(['low', 'medium', 'high']).optional() }).optional(),
})

export const videoModelConfig = z.strictObject({
  model: z.enum(VIDEO_MODELS),
  parameters: z
    .strictObject({
      resolution: z.string().max(10).optional(),
      duration: z.number().positive().max(60).optional(),
      videoMode: z.string().max(20).optional(),
    })
    .optional(),
})

export const advancedSettings = z.strictObject({
  image_model_config: imageModelConfig.optional(),
  video_model_config: videoModelConfig.optional(),
  /** What happens to a shot whose provider is down: another provider of the same model makes it, or its creator is asked. Default: other_provider. */
  when_unavailable: z.enum(WHEN_UNAVAILABLE).optional(),
  /** The provider that is to make it, as `makers` of `/system` names it, or `builtin`. Default: the first that makes the model. */
  made_by: z.string().max(40).optional(),
})
export type WireAdvancedSettings = z.infer<typeof advancedSettings>

export const fromWireAdvancedSettings = ({
  image_model_config: image,
  video_model_config: video,
  when_unavailable: whenUnavailable,
  made_by: madeBy,
}: WireAdvancedSettings): AdvancedSettings => ({
  ...(whenUnavailable && { whenUnavailable }),
  ...(madeBy !== undefined && { madeBy }),
  ...(image && { imageModelConfig: image }),
  ...(video && { videoModelConfig: video }),
})

export const toWireAdvancedSettings = ({
  imageModelConfig: image,
  videoModelConfig: video,
  whenUnavailable,
  madeBy,
}: AdvancedSettings): WireAdvancedSettings => ({
  ...(whenUnavailable && { when_unavailable: whenUnavailable }),
  ...(madeBy !== undefined && { made_by: madeBy }),
  ...(image && { image_model_config: image }),
  ...(video && { video_model_config: video }),
})

/** The fields that determine a story's models, from its stored inputs; invalid ones are ignored. */
export function storyModelInputs(categoryId: string, stored: Readonly<Record<string, unknown>>): StoryModelInputs {
  const settings = advancedSettings.safeParse(stored['advanced_settings'])
  const videoType = stored['video_type']
  return {
    categoryId,
    ...(typeof videoType === 'string' && { videoType }),
    ...(settings.success && { advancedSettings: fromWireAdvancedSettings(settings.data) }),
  }
}

const characterFields = {
  id: z.string().max(100),
  name: z.string().max(50).optional(),
  model_name: z.string().max(50).optional(),
  image_url: z.string().max(500).nullable().optional(),
  reference_mode: z.enum(['quick', 'train']).optional(),
  type: z.enum(['premade', 'my-character', 'custom-quick', 'custom-train']),
  allowOutfitChanges: z.boolean().optional(),
  modelData: z.record(z.string(), z.unknown()).optional(),
}

/** `image_url` must be media or an image on this server (CD-114). */
export const characterInput = z.object(characterFields)

/** For categories that require a character. */
export const requiredCharacter = z.object(characterFields, { error: 'Please select a character' })
