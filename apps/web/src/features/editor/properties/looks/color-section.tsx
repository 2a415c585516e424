import { COLOR_NUMBERS } from '@fablecut/domain/timeline/edit/looks/set-color'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import { LOOKS, type Look } from '@fablecut/domain/timeline/picture'
import { isJoinable, type Joinable } from '@fablecut/domain/timeline/transitions'
import { RotateCcw } from 'lucide-react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { LabeledSelect } from './labeled-select.tsx'
import { colorLimits, sliderOf } from './look-limits.ts'
import { SectionTitle } from './section-title.tsx'

/** Colours of a video or image. */
export function ColorSection({ item }: { item: Joinable }) {
  const { gesture, edit } = useItemEdit()
  return (
    <Disclosure summary={<SectionTitle>{texts.color}</SectionTitle>}>
      <div className="grid gap-1.5 pb-3">
        <LookField item={item} />
        {COLOR_NUMBERS.map((name) => (
          <SliderField
            key={name}
            {...sliderOf(colorLimits(name))}
            {...gesture}
            label={texts.colors[name]}
            value={item.color?.[name] ?? 0}
            onValueChange={(next) => edit({ type: 'setColor', itemIds: [item.id], color: { [name]: next } })}
          />
        ))}
        <Actions item={item} />
      </div>
    </Disclosure>
  )
}

function LookField({ item }: { item: Joinable }) {
  const { edit } = useItemEdit()
  const options: readonly { value: Look | 'none'; label: string }[] = [
    { value: 'none', label: texts.noLook },
    ...LOOKS.map((value) => ({ value, label: texts.looks[value] })),
  ]
  return (
    <LabeledSelect
      label={texts.look}
      value={item.color?.look ?? 'none'}
      options={options}
      onValueChange={(next) => edit({ type: 'setColor', itemIds: [item.id], color: { look: next === 'none' ? null : next } })}
    />
  )
}

function Actions({ item }: { item: Joinable }) {
  const session = useEditorSession()
  const { edit } = useItemEdit()
  const color = item.color ?? {}
  const toAll = (): void => {
    const clips = (primaryTrack(session.store.getState().document.timeline)?.items ?? []).filter(isJoinable)
    edit({ type: 'setColor', itemIds: clips.map(({ id }) => id), color, replace: true })
  }
  return (
    <div className="mt-1 flex flex-wrap gap-1">
      <Button variant="raised" size="sm" onClick={toAll}>
        {texts.colorToAll}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<RotateCcw aria-hidden />}
        disabled={!item.color}
        onClick={() => edit({ type: 'setColor', itemIds: [item.id], color: {}, replace: true })}
      >
        {texts.resetColor}
      </Button>
    </div>
  )
}
