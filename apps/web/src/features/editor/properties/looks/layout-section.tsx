import { BLEND_MODES, type BlendMode } from '@fablecut/domain/timeline/picture'
import { isDrawn, type VisualItem } from '@fablecut/domain/timeline/visual-items'
import { RotateCcw } from 'lucide-react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { CropFields } from './crop-fields.tsx'
import { LabeledSelect } from './labeled-select.tsx'
import { PLACES, placeOf, type Place } from './places.ts'
import { PropertyField } from './property-field.tsx'
import { SectionTitle } from './section-title.tsx'

/** Where an item lies in the frame, and how it is drawn over what is below. */
export function LayoutSection({ item, defaultOpen = false }: { item: VisualItem; defaultOpen?: boolean }) {
  return (
    <Disclosure summary={<SectionTitle>{texts.layout}</SectionTitle>} defaultOpen={defaultOpen}>
      <div className="grid gap-1.5 pb-3">
        {!isDrawn(item) && <PlaceField item={item} />}
        <PropertyField item={item} property="x" />
        <PropertyField item={item} property="y" />
        <PropertyField item={item} property="scale" />
        <PropertyField item={item} property="rotation" />
        <PropertyField item={item} property="opacity" />
        {!isDrawn(item) && <FitField item={item} />}
        <BlendField item={item} />
        {!isDrawn(item) && <CropFields item={item} />}
        <ResetButton item={item} />
      </div>
    </Disclosure>
  )
}

function PlaceField({ item }: { item: VisualItem }) {
  const { edit } = useItemEdit()
  const place = placeOf(item)
  const names: readonly (Place | 'custom')[] = [...(place ? [] : (['custom'] as const)), ...(Object.keys(PLACES) as Place[])]
  return (
    <LabeledSelect
      label={texts.place}
      value={place ?? 'custom'}
      options={names.map((value) => ({ value, label: texts.places[value] }))}
      onValueChange={(next) => next !== 'custom' && edit({ type: 'setLayout', itemIds: [item.id], transform: PLACES[next] })}
    />
  )
}

function FitField({ item }: { item: VisualItem }) {
  const { edit } = useItemEdit()
  return (
    <LabeledSelect
      label={texts.fit}
      value={item.fit ?? 'auto'}
      options={(['auto', 'fit', 'fill'] as const).map((value) => ({ value, label: texts.fits[value] }))}
      onValueChange={(next) => edit({ type: 'setLayout', itemIds: [item.id], fit: next === 'auto' ? null : next })}
    />
  )
}

function BlendField({ item }: { item: VisualItem }) {
  const { edit } = useItemEdit()
  const options: readonly { value: BlendMode | 'normal'; label: string }[] = [
    { value: 'normal', label: texts.normal },
    ...BLEND_MODES.map((value) => ({ value, label: texts.blends[value] })),
  ]
  return (
    <LabeledSelect
      label={texts.blend}
      value={item.blend ?? 'normal'}
      options={options}
      onValueChange={(next) => edit({ type: 'setLayout', itemIds: [item.id], blend: next === 'normal' ? null : next })}
    />
  )
}

const AT_REST = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 }

function ResetButton({ item }: { item: VisualItem }) {
  const { gesture, edit } = useItemEdit()
  const isReset = !item.transform && !item.crop && !item.fit && !item.blend && !item.keyframes
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<RotateCcw aria-hidden />}
      className="mt-1 justify-self-start"
      disabled={isReset}
      onClick={() => {
        gesture.onBegin()
        edit({ type: 'clearKeyframes', itemIds: [item.id], properties: ['x', 'y', 'scale', 'rotation', 'opacity'] })
        edit({ type: 'setLayout', itemIds: [item.id], transform: AT_REST, crop: null, fit: null, blend: null })
        gesture.onEnd()
      }}
    >
      {texts.resetLayout}
    </Button>
  )
}
