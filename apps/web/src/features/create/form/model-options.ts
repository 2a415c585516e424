import { RESOLUTION_GROUPS, type ResolutionGroup } from '@fablecut/domain/story/models/video-model-options'
import type { VideoModelContext } from '@fablecut/domain/story/models/video-model-rules'
import { createTexts } from '../../../texts/create.ts'
import { modelOfResolution } from './model-settings.ts'

const texts = createTexts.advanced

type Choice<Model extends string> = { readonly model: Model; readonly refusal: string | null }

/** Models of the form: those that other choices rule out are disabled with the reason, those of other categories are left out. */
export const modelSelectOptions = <Model extends string>(choices: readonly Choice<Model>[], reasons: Readonly<Record<string, string>>) =>
  choices
    .filter(({ refusal }) => refusal === null || refusal in reasons)
    .map(({ model, refusal }) => ({
      value: model,
      label: model,
      disabled: refusal !== null,
      note: refusal === null ? undefined : reasons[refusal],
    }))

/** A resolution that no model of the form has can not be picked. */
export const resolutionSegments = (context: VideoModelContext) =>
  (Object.keys(RESOLUTION_GROUPS) as ResolutionGroup[]).map((group) => {
    const disabled = modelOfResolution(group, context) === undefined
    return { value: group, label: group, disabled, reason: disabled ? texts.noModel : undefined }
  })
