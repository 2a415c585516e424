import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import type { StoryType } from '@fablecut/domain/story/inputs/story-type'
import type { ImageModelConfig, ImageModelName, VideoModelConfig, VideoModelName } from '@fablecut/domain/story/models/models'
import {
  imageQualitiesOf,
  preferredVideoModel,
  resolutionsOf,
  videoModesOf,
  type ResolutionGroup,
} from '@fablecut/domain/story/models/video-model-options'
import { videoModelRefusal, type VideoModelContext } from '@fablecut/domain/story/models/video-model-rules'
import type { imageModelConfig, videoModelConfig } from '@fablecut/contracts/wire/inputs'
import type { z } from 'zod'

export type ImageSettings = z.infer<typeof imageModelConfig>
export type VideoSettings = z.infer<typeof videoModelConfig>
type Quality = NonNullable<NonNullable<ImageModelConfig['parameters']>['quality']>

/** The group a resolution on the wire belongs to: `768p` is shown as 720p. */
export const resolutionGroupOf = (resolution: string | undefined): ResolutionGroup =>
  resolution === '360p' || resolution === '1080p' ? resolution : '720p'

export function withImageModel(model: ImageModelName, quality: Quality = 'medium'): ImageSettings {
  return imageQualitiesOf(model).length > 0 ? { model, parameters: { quality } } : { model }
}

/** Settings of a selected video model: its clip length for the story type, its first mode, and the preferred resolution if it supports it. */
export function withVideoModel(model: VideoModelName, preferred: string | undefined, storyType?: StoryType): VideoSettings {
  const resolutions = resolutionsOf(model)
  const resolution = resolutions.find((candidate) => resolutionGroupOf(candidate) === resolutionGroupOf(preferred)) ?? resolutions[0]
  const videoMode = videoModesOf(model)[0]
  return { model, parameters: { resolution, duration: clipSeconds(model, storyType), ...(videoMode && { videoMode }) } }
}

/** The group's first model that is allowed, undefined without one. */
export const modelOfResolution = (group: ResolutionGroup, context: VideoModelContext): VideoModelName | undefined =>
  preferredVideoModel(group, (model) => videoModelRefusal(model, context) === null)

/** Settings after a resolution was chosen; without a model for it the current one is kept. */
export const withResolution = (group: ResolutionGroup, current: VideoModelConfig, context: VideoModelContext): VideoSettings =>
  withVideoModel(modelOfResolution(group, context) ?? current.model, group, context.storyType)

export const withVideoMode = (settings: VideoSettings, videoMode: string): VideoSettings => ({
  ...settings,
  parameters: { ...settings.parameters, videoMode },
})
