import { VLOG_DURATIONS, MAX_STORY_TITLE_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { vlogTexts as texts } from '../../../texts/vlog.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { AdvancedOptions } from '../form/advanced-options.tsx'
import { AspectPicker } from '../form/aspect-picker.tsx'
import { referenceModesOf } from '../form/chosen-character.ts'
import { MusicField } from '../music/music-field.tsx'
import { shotsOf, type VlogForm } from './vlog-form.ts'

/** Title, aspect ratio, length and music: the right column. */
export function VlogOptions({ form }: { form: UseFormReturn<VlogForm> }) {
  const { control } = form
  const title = useController({ control, name: 'title' })
  const aspect = useController({ control, name: 'aspectRatio' }).field
  const duration = useController({ control, name: 'expected_duration_seconds' }).field
  const image = useController({ control, name: 'imageModelConfig' }).field
  const video = useController({ control, name: 'videoModelConfig' }).field
  const whenUnavailable = useController({ control, name: 'when_unavailable' }).field
  const values = useWatch({ control }) as VlogForm
  const cast = [values.character, ...values.additional_characters].filter((character) => character !== null)
  return (
    <section aria-label={texts.optionsLabel} className="grid min-w-0 gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5">
      <Field label={texts.title} error={title.fieldState.error?.message}>
        <TextInput {...title.field} maxLength={MAX_STORY_TITLE_CHARACTERS} />
      </Field>
      <AspectPicker value={aspect.value} ratios={['16:9', '9:16']} onChange={aspect.onChange} />
      <div>
        <div className="flex items-baseline justify-between pb-2.5">
          <p className="text-13 font-strong">{texts.duration}</p>
          <span className="text-12 text-text-3">{texts.shots(shotsOf(values))}</span>
        </div>
        <Segmented
          label={texts.duration}
          value={String(duration.value)}
          segments={VLOG_DURATIONS.map((seconds) => ({ value: String(seconds), label: texts.durationOf(seconds) }))}
          onValueChange={(seconds) => duration.onChange(Number(seconds))}
        />
      </div>
      <MusicField form={form} />
      <div className="border-t border-line">
        <AdvancedOptions
          storyType="character_vlog"
          characters={referenceModesOf(cast)}
          image={image.value}
          onImage={image.onChange}
          video={video.value}
          onVideo={video.onChange}
          whenUnavailable={whenUnavailable.value}
          onWhenUnavailable={whenUnavailable.onChange}
          note={texts.priceNote}
        />
      </div>
    </section>
  )
}
