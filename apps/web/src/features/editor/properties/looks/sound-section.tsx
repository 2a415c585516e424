import { GAIN_LIMITS } from '@fablecut/domain/timeline/edit/field-limits'
import type { AudioItem, VideoItem } from '@fablecut/domain/timeline/model'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { DuckingFields } from './ducking-fields.tsx'
import { sliderOf } from './look-limits.ts'
import { SectionTitle } from './section-title.tsx'

/** Gain of an item, and for music how it gives way to speech. */
export function SoundSection({ item }: { item: VideoItem | AudioItem }) {
  const { gesture, edit } = useItemEdit()
  const isMusic = useEditor(
    ({ document: { timeline } }) =>
      item.type === 'audio' && timeline.mediaAssets.some(({ id, subtype }) => id === item.mediaAssetId && subtype === 'music'),
  )
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
        {isMusic && <DuckingFields />}
      </div>
    </Disclosure>
  )
}
