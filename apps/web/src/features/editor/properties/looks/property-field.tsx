import type { AnimatedProperty } from '@fablecut/domain/timeline/picture'
import type { VisualItem } from '@fablecut/domain/timeline/visual-items'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { usePlaybackControls } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { KeyframeButton } from './keyframe-button.tsx'
import { LAYOUT_LIMITS, sliderOf } from './look-limits.ts'
import { useValueAtPlayhead } from './use-value-at-playhead.ts'

type PropertyFieldProps = { item: VisualItem; property: Exclude<AnimatedProperty, 'volume'> }

/** A number of the layout at the playhead, with its keyframe button. */
export function PropertyField({ item, property }: PropertyFieldProps) {
  const { store } = usePlaybackControls()
  const { gesture, edit } = useItemEdit()
  const value = useValueAtPlayhead(item, property)
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-1">
      <SliderField
        {...sliderOf(LAYOUT_LIMITS[property])}
        {...gesture}
        label={texts.properties[property]}
        value={value}
        onValueChange={(next) =>
          edit({ type: 'setLayout', itemIds: [item.id], transform: { [property]: next }, atFrame: store.getState().frame })
        }
      />
      <KeyframeButton item={item} property={property} />
    </div>
  )
}
