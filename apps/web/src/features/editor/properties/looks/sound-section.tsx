import { GAIN_LIMITS } from '@fablecut/domain/timeline/edit/field-limits'
import { type AudioItem, NOISE_REDUCTIONS, type VideoItem } from '@fablecut/domain/timeline/model'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { DuckingFields } from './ducking-fields.tsx'
import { LoudnessRow } from './loudness-row.tsx'
import { sliderOf } from './look-limits.ts'
import { SectionTitle } from './section-title.tsx'
import { useItemSound } from './use-item-sound.ts'

const NOISE_CHOICES = ['off', ...NOISE_REDUCTIONS] as const

/** Loudness, gain and noise of an item, and for music how it gives way to speech. */
export function SoundSection({ item }: { item: VideoItem | AudioItem }) {
  const { gesture, edit } = useItemEdit()
  const sound = useItemSound(item)
  const noiseReduction = item.noiseReduction ?? 'off'
  return (
    <Disclosure summary={<SectionTitle>{texts.sound}</SectionTitle>}>
      <div className="grid gap-1.5 pb-3">
        <SliderField
          {...sliderOf({ ...GAIN_LIMITS, unit: ' dB', shownTimes: 1, decimals: 1 })}
          {...gesture}
          label={texts.gain}
          value={item.gainDb ?? 0}
          onValueChange={(gainDb) => edit({ type: 'setGain', itemIds: [item.id], gainDb })}
        />
        <LoudnessRow
          loudness={sound.loudness}
          onMatch={(gainDb) => edit({ type: 'setGain', itemIds: [item.id], gainDb })}
          gainDb={item.gainDb ?? 0}
        />
        <Segmented
          size="sm"
          label={texts.noise.label}
          value={noiseReduction}
          segments={NOISE_CHOICES.map((value) => ({
            value,
            label: texts.noise[value],
            disabled: sound.loudness === null && value !== 'off' && value !== noiseReduction,
          }))}
          onValueChange={(next) => edit({ type: 'setNoiseReduction', itemIds: [item.id], noiseReduction: next === 'off' ? null : next })}
        />
        {sound.kind === 'music' && <DuckingFields />}
      </div>
    </Disclosure>
  )
}
