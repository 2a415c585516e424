import { canMakeMode, canMakeQuality, canMakeResolution } from '@fablecut/domain/story/models/model-limits'
import type { VideoModelName } from '@fablecut/domain/story/models/models'
import {
  imageQualitiesOf,
  RESOLUTION_GROUPS,
  type ResolutionGroup,
  resolutionsOf,
  videoModesOf,
} from '@fablecut/domain/story/models/video-model-options'
import type { VideoModelContext } from '@fablecut/domain/story/models/video-model-rules'
import { createTexts } from '../../../texts/create.ts'
import { limitTexts } from '../../../texts/engines.ts'
import type { ModelMaker, ModelMakers } from '../../../story-data/makers/use-model-makers.ts'
import { modelOfResolution } from './model-settings.ts'

const texts = createTexts.advanced

type Choice<Model extends string> = { readonly model: Model; readonly refusal: string | null }

/**
 * Options of a model select: models excluded by other settings, or by what their provider cannot do, are disabled with the reason, those of other categories
 * are left out.
 */
export const modelSelectOptions = <Model extends string>(
  choices: readonly Choice<Model>[],
  reasons: Readonly<Record<string, string>>,
  limitOf: (model: Model) => string | null = () => null,
) =>
  choices
    .filter(({ refusal }) => refusal === null || refusal in reasons)
    .map(({ model, refusal }) => {
      const note = refusal === null ? limitOf(model) : reasons[refusal]
      return { value: model, label: model, disabled: note !== null, note: note ?? undefined }
    })

/** Why the provider that makes a video model cannot make it for a story; null where it can. */
export const videoLimitOf =
  (makers: ModelMakers | undefined, { storyType, startEndFrame = false }: VideoModelContext) =>
  (model: VideoModelName): string | null => {
    const maker = makers?.video.get(model)
    if (!maker) return null
    // A consistent style has one model, with which start and end frames are always on.
    if (startEndFrame && storyType !== 'consistent-style' && !maker.limits.takesEndFrame) return limitTexts.endFrame(maker.name)
    return resolutionsOf(model).some((resolution) => canMakeResolution(maker.limits, resolution)) ? null : limitTexts.resolution(maker.name)
  }

/** Segments of a model's qualities; those that its provider cannot make are disabled. */
export const qualitySegments = (model: string, maker: ModelMaker | undefined) =>
  imageQualitiesOf(model).map((quality) => {
    const disabled = !canMakeQuality(maker?.limits, quality)
    return { value: quality, label: texts.qualities[quality], disabled, reason: disabled ? limitTexts.quality(maker!.name) : undefined }
  })

/** Segments of a model's modes; those that its provider cannot make are disabled. */
export const modeSegments = (model: VideoModelName, maker: ModelMaker | undefined) =>
  videoModesOf(model).map((mode) => {
    const disabled = !canMakeMode(maker?.limits, { model, parameters: { videoMode: mode } })
    const label = texts.modes[mode as keyof typeof texts.modes]
    return { value: mode, label, disabled, reason: disabled ? limitTexts.mode(maker!.name) : undefined }
  })

/** Segments of the resolutions; one without an allowed model is disabled. */
export const resolutionSegments = (context: VideoModelContext) =>
  (Object.keys(RESOLUTION_GROUPS) as ResolutionGroup[]).map((group) => {
    const disabled = modelOfResolution(group, context) === undefined
    return { value: group, label: group, disabled, reason: disabled ? texts.noModel : undefined }
  })
