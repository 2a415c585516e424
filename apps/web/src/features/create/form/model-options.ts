import { RESOLUTION_GROUPS, type ResolutionGroup } from '@fablecut/domain/story/models/video-model-options'
import type { VideoModelContext } from '@fablecut/domain/story/models/video-model-rules'
import { createTexts } from '../../../texts/create.ts'
import { modelOfResolution } from './model-settings.ts'

const texts = createTexts.advanced

type Choice<Model extends string> = { readonly model: Model; readonly refusal: string | null }

/** Options of a model select: models excluded by other settings are disabled with the reason, those of other categories are left out. */
export const modelSelectOptions = <Model extends string>(choices: readonly Choice<Model>[], reasons: Readonly<Record<string, string>>) =>
  choices
    .filter(({ refusal }) => refusal === null || refusal in reasons)
    .map(({ model, refusal }) => ({
      value: model,
      label: model,
      disabled: refusal !== null,
      note: refusal === null ? undefined : reasons[refusal],
    }))

/** Segments of the resolutions; one without an allowed model is disabled. */
export const resolutionSegments = (context: VideoModelContext) =>
  (Object.keys(RESOLUTION_GROUPS) as ResolutionGroup[]).map((group) => {
    const disabled = modelOfResolution(group, context) === undefined
    return { value: group, label: group, disabled, reason: disabled ? texts.noModel : undefined }
  })
