import { imageModelChoices } from '@fablecut/domain/story/image-model-rules'
import { imageQualitiesOf, RESOLUTION_GROUPS, videoModesOf, type ResolutionGroup } from '@fablecut/domain/story/video-model-options'
import { videoModelChoices } from '@fablecut/domain/story/video-model-rules'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { createTexts } from '../../../texts/create.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { groupOf, withImageModel, withResolution, withVideoMode, withVideoModel } from './model-settings.ts'
import { OptionSummary } from './option-summary.tsx'
import type { ScriptFormHandle } from './use-script-form.ts'

const texts = createTexts.advanced

/** Which models make pictures and clips. Source: CD-38, CD-40. */
export function AdvancedOptions({ form }: { form: ScriptFormHandle }) {
  const [image, video] = useWatch({ control: form.control, name: ['image_model_config', 'video_model_config'] })
  const summary = texts.summary(image.model, video.model, video.parameters?.resolution ?? '')
  return (
    <Disclosure summary={<OptionSummary icon={<SlidersHorizontal />} label={texts.label} value={summary} />}>
      <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
        <ImageSettings form={form} />
        <VideoSettings form={form} />
        <p className="text-12 text-text-3 sm:col-span-2">{texts.samePrice}</p>
      </div>
    </Disclosure>
  )
}

function ImageSettings({ form }: { form: ScriptFormHandle }) {
  const { value, onChange } = useController({ control: form.control, name: 'image_model_config' }).field
  const character = useWatch({ control: form.control, name: 'character' })
  const characters = character ? [character.reference_mode ?? 'train'] : []
  const qualities = imageQualitiesOf(value.model)
  return (
    <>
      <Option label={texts.imageModel}>
        <Select
          label={texts.imageModel}
          value={value.model}
          options={imageModelChoices('script_to_video', characters).map(({ model, refusal }) => ({
            value: model,
            label: model,
            disabled: refusal !== null,
            note: refusal === null ? undefined : texts.imageRefusals[refusal],
          }))}
          onValueChange={(model) => onChange(withImageModel(model))}
        />
      </Option>
      {qualities.length > 0 ? (
        <Option label={texts.quality}>
          <Segmented
            label={texts.quality}
            value={value.parameters?.quality ?? 'medium'}
            segments={qualities.map((quality) => ({ value: quality, label: texts.qualities[quality] }))}
            onValueChange={(quality) => onChange(withImageModel(value.model, quality))}
          />
        </Option>
      ) : (
        <span className="max-sm:hidden" />
      )}
    </>
  )
}

function VideoSettings({ form }: { form: ScriptFormHandle }) {
  const { value, onChange } = useController({ control: form.control, name: 'video_model_config' }).field
  const modes = videoModesOf(value.model)
  return (
    <>
      <Option label={texts.resolution}>
        <Segmented
          label={texts.resolution}
          value={groupOf(value.parameters?.resolution)}
          segments={(Object.keys(RESOLUTION_GROUPS) as ResolutionGroup[]).map((group) => ({ value: group, label: group }))}
          onValueChange={(group) => onChange(withResolution(group, value))}
        />
      </Option>
      <Option label={texts.videoModel}>
        <Select
          label={texts.videoModel}
          value={value.model}
          options={videoModelChoices({ form: 'script_to_video' }).map(({ model, refusal }) => ({
            value: model,
            label: model,
            disabled: refusal !== null,
            note: refusal === null ? undefined : texts.videoRefusals[refusal],
          }))}
          onValueChange={(model) => onChange(withVideoModel(model, value.parameters?.resolution))}
        />
      </Option>
      {modes.length > 1 && (
        <Option label={texts.mode}>
          <Segmented
            label={texts.mode}
            value={value.parameters?.videoMode ?? modes[0] ?? ''}
            segments={modes.map((mode) => ({ value: mode, label: texts.modes[mode as keyof typeof texts.modes] }))}
            onValueChange={(mode) => onChange(withVideoMode(value, mode))}
          />
        </Option>
      )}
    </>
  )
}

/** A named control; the name is heard from the control itself. */
function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="pb-2 text-12 font-medium text-text-2">
        {label}
      </p>
      {children}
    </div>
  )
}
