import type { VisualItem } from '@fablecut/domain/timeline/visual-items'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { CROP_LIMITS, sliderOf } from './look-limits.ts'

const SIDES = ['left', 'top', 'right', 'bottom'] as const
const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 }
/** What is left of the picture at least. */
const MIN_KEPT = 0.05

/** How much of each side is cut off. */
export function CropFields({ item }: { item: VisualItem }) {
  const { gesture, edit } = useItemEdit()
  const crop = item.crop ?? WHOLE
  return SIDES.map((side) => (
    <SliderField
      key={side}
      {...sliderOf(CROP_LIMITS)}
      {...gesture}
      label={texts.crop[side]}
      value={crop[side]}
      onValueChange={(next) => {
        const most = 1 - MIN_KEPT - crop[OPPOSITE[side]]
        edit({ type: 'setLayout', itemIds: [item.id], crop: { ...crop, [side]: Math.min(next, most) } })
      }}
    />
  ))
}
