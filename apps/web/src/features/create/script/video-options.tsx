import type { StyleValue } from '@fablecut/domain/story/style'
import { Captions } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { createTexts } from '../../../texts/create.ts'
import { AdvancedOptions } from '../form/advanced-options.tsx'
import { AspectPicker } from '../form/aspect-picker.tsx'
import { ToggleRow } from '../form/toggle-row.tsx'
import { CharacterPicker } from './character-picker.tsx'
import { MusicField } from '../music/music-field.tsx'
import { StyleGrid } from './style-grid.tsx'
import type { ScriptFormHandle } from './use-script-form.ts'
import { VoicePicker } from './voice-picker.tsx'
import { VoiceOffer } from './voice/voice-offer.tsx'

/** Style, voice and music: the right column. */
export function VideoOptions({ form, suggestedStyle }: { form: ScriptFormHandle; suggestedStyle: StyleValue | null }) {
  const { control } = form
  const style = useController({ control, name: 'visual_style' }).field
  const aspect = useController({ control, name: 'aspect_ratio' }).field
  const voice = useController({ control, name: 'voiceover_voice' })
  return (
    <section aria-label={createTexts.script.optionsLabel} className="min-w-0 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5">
      <StyleGrid value={style.value} suggested={suggestedStyle} onChange={style.onChange} />
      <div className="grid gap-5 pt-2 sm:grid-cols-[5fr_6fr] sm:gap-4">
        <AspectPicker value={aspect.value} ratios={['16:9', '9:16']} onChange={aspect.onChange} />
        <VoicePicker value={voice.field.value} error={voice.fieldState.error?.message} onChange={voice.field.onChange} />
      </div>
      <VoiceOfferRow form={form} />
      <div className="pt-4 pb-3">
        <MusicField form={form} />
      </div>
      <div className="divide-y divide-line border-t border-line">
        <CaptionsRow form={form} />
        <CharacterPicker form={form} />
        <ModelRow form={form} />
      </div>
    </section>
  )
}

/** Follows the script, which changes with every key, apart from the other options. */
function VoiceOfferRow({ form: { control } }: { form: ScriptFormHandle }) {
  const voice = useController({ control, name: 'voiceover_voice' }).field
  const script = useWatch({ control, name: 'script_content' })
  return <VoiceOffer script={script} voice={voice.value} onVoice={voice.onChange} />
}

function ModelRow({ form }: { form: ScriptFormHandle }) {
  const image = useController({ control: form.control, name: 'image_model_config' }).field
  const video = useController({ control: form.control, name: 'video_model_config' }).field
  const whenUnavailable = useController({ control: form.control, name: 'when_unavailable' }).field
  const character = useWatch({ control: form.control, name: 'character' })
  return (
    <AdvancedOptions
      storyType="script_to_video"
      characters={character ? [character.reference_mode ?? 'train'] : []}
      image={image.value}
      onImage={image.onChange}
      video={video.value}
      onVideo={video.onChange}
      whenUnavailable={whenUnavailable.value}
      onWhenUnavailable={whenUnavailable.onChange}
      note={createTexts.advanced.samePrice.script_to_video}
    />
  )
}

function CaptionsRow({ form }: { form: ScriptFormHandle }) {
  const captions = useController({ control: form.control, name: 'auto_captions' }).field
  return (
    <ToggleRow
      icon={<Captions aria-hidden />}
      label={createTexts.captions.label}
      hint={createTexts.captions.hint}
      checked={captions.value}
      onChange={captions.onChange}
    />
  )
}
