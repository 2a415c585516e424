import { VIDEO_TYPES, type CategoryId, type VideoType } from '../category.ts'
import type { StoryType } from '../inputs/story-type.ts'
import { defaultImageModel } from '../models/image-model-rules.ts'
import { IMAGE_DEFAULT, VIDEO_DEFAULT } from '../models/model-defaults.ts'
import type { AdvancedSettings, ShotModels } from '../models/models.ts'
import { defaultVideoModel } from '../models/video-model-rules.ts'

/** Media that can be generated for a shot. */
export type ShotMedium = (typeof SHOT_MEDIA)[number]

/** In order of generation: a clip needs its image, and the voice-over that is spoken in it. */
export const SHOT_MEDIA = ['audio-voice-over', 'image', 'video'] as const

/** Normalizes requested media to the order of `SHOT_MEDIA` without duplicates; `both` is image and clip (CD-92). */
export function shotMedia(requested: string | readonly string[]): readonly ShotMedium[] {
  const named = new Set([requested].flat().flatMap((name) => (name === 'both' ? ['image', 'video'] : [name])))
  return SHOT_MEDIA.filter((medium) => named.has(medium))
}

/** The fields of a story that determine its models. */
export type StoryModelInputs = {
  readonly categoryId: string
  /** Of a music video; unknown types have the rules of `singing-dancing`. */
  readonly videoType?: string | undefined
  readonly advancedSettings?: AdvancedSettings | undefined
}

/** The story type whose model rules apply to the shots; blank stories have those of an explainer. */
export function storyTypeOf({ categoryId, videoType }: Pick<StoryModelInputs, 'categoryId' | 'videoType'>): StoryType {
  if (categoryId === 'music_video') return VIDEO_TYPES.find((type) => type === videoType) ?? DEFAULT_VIDEO_TYPE
  return categoryId === 'create_from_scratch'
    ? 'script_to_video'
    : (categoryId as Exclude<CategoryId, 'music_video' | 'create_from_scratch'>)
}
const DEFAULT_VIDEO_TYPE: VideoType = 'singing-dancing'

/** The models that generate a shot: those selected for it, else the story's, else the defaults of its type (CD-93). */
export function shotModels(story: StoryModelInputs, picked: AdvancedSettings = {}): ShotModels {
  const storySettings = story.advancedSettings ?? {}
  const storyType = storyTypeOf(story)
  const [image, video] = [defaultImageModel(storyType), defaultVideoModel(storyType)]
  const whenUnavailable = picked.whenUnavailable ?? storySettings.whenUnavailable
  return {
    ...(whenUnavailable && { whenUnavailable }),
    ...(picked.madeBy !== undefined && { madeBy: picked.madeBy }),
    imageModelConfig:
      picked.imageModelConfig ?? storySettings.imageModelConfig ?? (image === IMAGE_DEFAULT.model ? IMAGE_DEFAULT : { model: image }),
    videoModelConfig:
      picked.videoModelConfig ?? storySettings.videoModelConfig ?? (video === VIDEO_DEFAULT.model ? VIDEO_DEFAULT : { model: video }),
  }
}
