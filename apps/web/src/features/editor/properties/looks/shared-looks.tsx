import { COLOR_NUMBERS } from '@fablecut/domain/timeline/edit/looks/set-color'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { BLEND_MODES, LOOKS, type BlendMode, type Look } from '@fablecut/domain/timeline/picture'
import { propertyAt } from '@fablecut/domain/timeline/keyframes'
import { isJoinable, type Joinable } from '@fablecut/domain/timeline/transitions'
import { isVisual, type VisualItem } from '@fablecut/domain/timeline/visual-items'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { propertiesTexts } from '../../../../texts/editor/properties.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { commonValue } from '../common-value.ts'
import { useItemEdit } from '../use-item-edit.ts'
import { LabeledSelect } from './labeled-select.tsx'
import { colorLimits, LAYOUT_LIMITS, sliderOf } from './look-limits.ts'
import { SectionTitle } from './section-title.tsx'

const PROPERTIES = ['x', 'y', 'scale', 'rotation', 'opacity'] as const

/** Layout and colours of several items: what they share, or `Mixed`; a change is for all of them. */
export function SharedLooks({ items }: { items: readonly TimelineItem[] }) {
  const visual = items.filter(isVisual)
  const clips = items.filter(isJoinable)
  return (
    <>
      {visual.length > 1 && (
        <Disclosure summary={<SectionTitle>{texts.layout}</SectionTitle>} defaultOpen>
          <SharedLayout items={visual} />
        </Disclosure>
      )}
      {clips.length > 1 && (
        <Disclosure summary={<SectionTitle>{texts.color}</SectionTitle>}>
          <SharedColor items={clips} />
        </Disclosure>
      )}
    </>
  )
}

const idsOf = (items: readonly TimelineItem[]): readonly string[] => items.map(({ id }) => id)

/** Properties that change over time are shown, and set, at the start of each item. */
function SharedLayout({ items }: { items: readonly VisualItem[] }) {
  const { gesture, edit } = useItemEdit()
  return (
    <div className="grid gap-1.5 pb-3">
      {PROPERTIES.map((property) => {
        const value = commonValue(items, (item) => propertyAt(item, property, 0))
        return (
          <SliderField
            key={property}
            {...sliderOf(LAYOUT_LIMITS[property])}
            {...gesture}
            label={texts.properties[property]}
            value={value ?? propertyAt(items[0]!, property, 0)}
            {...(value === null && { shownInstead: propertiesTexts.mixed })}
            onValueChange={(next) => edit({ type: 'setLayout', itemIds: idsOf(items), transform: { [property]: next } })}
          />
        )
      })}
      <SharedSelect<BlendMode | 'normal'>
        label={texts.blend}
        value={commonValue(items, ({ blend }) => blend ?? 'normal')}
        options={[{ value: 'normal', label: texts.normal }, ...BLEND_MODES.map((value) => ({ value, label: texts.blends[value] }))]}
        onValueChange={(next) => edit({ type: 'setLayout', itemIds: idsOf(items), blend: next === 'normal' ? null : next })}
      />
    </div>
  )
}

function SharedColor({ items }: { items: readonly Joinable[] }) {
  const { gesture, edit } = useItemEdit()
  return (
    <div className="grid gap-1.5 pb-3">
      <SharedSelect<Look | 'none'>
        label={texts.look}
        value={commonValue(items, ({ color }) => color?.look ?? 'none')}
        options={[{ value: 'none', label: texts.noLook }, ...LOOKS.map((value) => ({ value, label: texts.looks[value] }))]}
        onValueChange={(next) => edit({ type: 'setColor', itemIds: idsOf(items), color: { look: next === 'none' ? null : next } })}
      />
      {COLOR_NUMBERS.map((name) => {
        const value = commonValue(items, ({ color }) => color?.[name] ?? 0)
        return (
          <SliderField
            key={name}
            {...sliderOf(colorLimits(name))}
            {...gesture}
            label={texts.colors[name]}
            value={value ?? items[0]?.color?.[name] ?? 0}
            {...(value === null && { shownInstead: propertiesTexts.mixed })}
            onValueChange={(next) => edit({ type: 'setColor', itemIds: idsOf(items), color: { [name]: next } })}
          />
        )
      })}
    </div>
  )
}

type SharedSelectProps<V extends string> = {
  label: string
  value: V | null
  options: readonly { readonly value: V; readonly label: string }[]
  onValueChange: (value: V) => void
}

/** With `Mixed` as long as the items differ. */
const SharedSelect = <V extends string>({ label, value, options, onValueChange }: SharedSelectProps<V>) => (
  <LabeledSelect<V | 'mixed'>
    label={label}
    value={value ?? 'mixed'}
    options={value === null ? [{ value: 'mixed', label: propertiesTexts.mixed }, ...options] : options}
    onValueChange={(next) => next !== 'mixed' && onValueChange(next)}
  />
)
