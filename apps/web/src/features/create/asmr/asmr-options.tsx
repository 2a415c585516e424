import { ASMR_SHOTS } from '@fablecut/domain/story/inputs/asmr'
import { useController, type UseFormReturn } from 'react-hook-form'
import { createTexts } from '../../../texts/create.ts'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { AdvancedOptions } from '../form/advanced-options.tsx'
import { AspectPicker } from '../form/aspect-picker.tsx'
import { MusicField } from '../music/music-field.tsx'
import type { AsmrForm } from './asmr-form.ts'

const texts = createTexts.asmr

/** Aspect ratio, length and music: the right column. */
export function AsmrOptions({ form }: { form: UseFormReturn<AsmrForm> }) {
  const { control } = form
  const aspect = useController({ control, name: 'aspect_ratio' }).field
  const shots = useController({ control, name: 'num_shots' }).field
  const image = useController({ control, name: 'image_model_config' }).field
  const video = useController({ control, name: 'video_model_config' }).field
  const whenUnavailable = useController({ control, name: 'when_unavailable' }).field
  return (
    <section aria-label={texts.optionsLabel} className="min-w-0 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <AspectPicker value={aspect.value} ratios={['16:9', '9:16']} onChange={aspect.onChange} />
        <div className="min-w-0">
          <p className="pb-2.5 text-13 font-strong">{texts.shots}</p>
          <Stepper
            label={texts.shots}
            lessLabel={texts.fewer}
            moreLabel={texts.more}
            min={ASMR_SHOTS.min}
            max={ASMR_SHOTS.max}
            value={shots.value}
            onValueChange={shots.onChange}
          />
          <p className="pt-1.5 text-12 text-text-3">{texts.shotsHint(ASMR_SHOTS.min, ASMR_SHOTS.max)}</p>
        </div>
      </div>
      <div className="pt-4 pb-3">
        <MusicField form={form} />
      </div>
      <div className="border-t border-line">
        <AdvancedOptions
          storyType="asmr_video"
          characters={[]}
          image={image.value}
          onImage={image.onChange}
          video={video.value}
          onVideo={video.onChange}
          whenUnavailable={whenUnavailable.value}
          onWhenUnavailable={whenUnavailable.onChange}
          note={createTexts.advanced.samePrice.asmr_video}
        />
      </div>
    </section>
  )
}
