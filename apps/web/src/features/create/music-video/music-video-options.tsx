import { togglesOf } from '@fablecut/domain/story/inputs/music-video'
import { AudioLines, Blend, CaptionsIcon, Film, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import { musicVideoTexts as texts } from '../../../texts/music/music-video.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { AdvancedOptions } from '../form/advanced-options.tsx'
import { AspectPicker } from '../form/aspect-picker.tsx'
import { referenceModesOf } from '../form/chosen-character.ts'
import { ToggleRow } from '../form/toggle-row.tsx'
import { startEndFrameOf, withStartEndFrame } from './form-changes.ts'
import { castOf, type MusicVideoForm } from './music-video-form.ts'
import { useFormValues, setFormValues, type MusicVideoHandle } from './form-handle.ts'

/** Cut, aspect ratio and quality: the right column. */
export function MusicVideoOptions({ form }: { form: MusicVideoHandle }) {
  const values = useFormValues(form)
  const toggles = togglesOf(values.videoType)
  const set = (changes: Partial<MusicVideoForm>) => setFormValues(form, { ...form.getValues(), ...changes })
  return (
    <section
      aria-label={texts.optionsLabel}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <AspectPicker
        value={values.aspectRatio}
        ratios={toggles.square ? ['16:9', '9:16', '1:1'] : ['16:9', '9:16']}
        onChange={(aspectRatio) => set({ aspectRatio })}
      />
      {toggles.resolution && <ResolutionPicker value={values.resolution} onChange={(resolution) => set({ resolution })} />}
      <div className="divide-y divide-line border-t border-line">
        <Toggles form={form} values={values} set={set} />
        <AdvancedOptions
          storyType={values.videoType}
          characters={referenceModesOf(castOf(values))}
          startEndFrame={startEndFrameOf(values)}
          image={values.imageModelConfig}
          onImage={(imageModelConfig) => set({ imageModelConfig })}
          video={values.videoModelConfig}
          onVideo={(videoModelConfig) => set({ videoModelConfig })}
          whenUnavailable={values.when_unavailable}
          onWhenUnavailable={(when_unavailable) => set({ when_unavailable })}
          note={texts.advancedNote}
        />
      </div>
    </section>
  )
}

type Resolution = MusicVideoForm['resolution']

function ResolutionPicker({ value, onChange }: { value: Resolution; onChange: (resolution: Resolution) => void }) {
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 pb-2.5">
        <p className="text-13 font-strong">{texts.filmResolution}</p>
        {value === '1080p' && <span className="truncate text-12 text-text-3">{texts.upscaled}</span>}
      </div>
      <Segmented<Resolution>
        label={texts.filmResolution}
        value={value}
        segments={[
          { value: '720p', label: '720p' },
          { value: '1080p', label: '1080p' },
        ]}
        onValueChange={onChange}
      />
    </div>
  )
}

type TogglesProps = { form: MusicVideoHandle; values: MusicVideoForm; set: (changes: Partial<MusicVideoForm>) => void }

const ICONS: Record<keyof typeof texts.toggles, ReactNode> = {
  enable_beat_sync: <AudioLines aria-hidden />,
  auto_captions: <CaptionsIcon aria-hidden />,
  enable_broll: <Images aria-hidden />,
  enable_start_end_frame: <Blend aria-hidden />,
}

/** The switches of the type. */
function Toggles({ form, values, set }: TogglesProps) {
  const { beatSync, captions, bRoll, startEndFrame } = togglesOf(values.videoType)
  const row = (name: keyof typeof texts.toggles) => (
    <ToggleRow icon={ICONS[name]} {...texts.toggles[name]} checked={values[name]} onChange={(on) => set({ [name]: on })} />
  )
  return (
    <>
      {beatSync && row('enable_beat_sync')}
      {captions && row('auto_captions')}
      {bRoll && row('enable_broll')}
      {startEndFrame !== 'hidden' && (
        <ToggleRow
          icon={ICONS.enable_start_end_frame}
          label={texts.toggles.enable_start_end_frame.label}
          hint={startEndFrame === 'locked-on' ? texts.startEndLocked : texts.toggles.enable_start_end_frame.hint}
          checked={startEndFrameOf(values)}
          locked={startEndFrame === 'locked-on'}
          onChange={(on) => setFormValues(form, withStartEndFrame(form.getValues(), on))}
        />
      )}
      {values.videoType === 'lyrics-video' && (
        <ToggleRow
          icon={<Film aria-hidden />}
          label={texts.animated.label}
          hint={values.skip_video_generation ? texts.animated.off : texts.animated.on}
          checked={!values.skip_video_generation}
          onChange={(on) => set({ skip_video_generation: !on })}
        />
      )}
    </>
  )
}
