import type { TitleItem } from '@fablecut/domain/timeline/model'
import { titleAlign } from '@fablecut/domain/timeline/title-styles'
import type { Title } from '@fablecut/domain/timeline/titles'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { propertiesTexts } from '../../../../texts/editor/properties.ts'
import { fieldClass } from '../../../../ui/form/field-style.ts'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { useInlineEdit } from '../../captions/use-inline-edit.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { PaneHeader } from '../pane-header.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { LookSections } from './look-sections.tsx'
import { TitleAnimationFields } from './title-animation-fields.tsx'
import { TitlePresets } from './title-presets.tsx'
import { TitleStyleFields } from './title-style-fields.tsx'

const texts = looksTexts.title

/** Editor of a title: text, preset, style and animations, then what all visual items have. */
export function TitleEditor({ item }: { item: TitleItem }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  return (
    <div className="grid gap-4 p-4">
      <PaneHeader
        title={propertiesTexts.types.title}
        note={propertiesTexts.seconds((item.durationInFrames / fps).toFixed(1))}
        deletes={[item.id]}
      />
      <TextField item={item} />
      <div className="grid gap-1.5">
        <PresetAndAlignment item={item} />
        <TitleStyleFields item={item} />
        <TitleAnimationFields item={item} />
      </div>
      <LookSections item={item} />
    </div>
  )
}

function TextField({ item }: { item: TitleItem }) {
  const { edit } = useItemEdit()
  const draft = useInlineEdit({
    text: item.titleConfig.text,
    onCommit: (text) => edit({ type: 'editTitle', itemId: item.id, text }),
  })
  return (
    <textarea
      {...draft}
      rows={2}
      aria-label={texts.text}
      placeholder={texts.placeholder}
      className={fieldClass('md', 'field-sizing-content h-auto max-h-60 min-h-16 py-2')}
    />
  )
}

function PresetAndAlignment({ item }: { item: TitleItem }) {
  const { edit } = useItemEdit()
  const { preset } = item.titleConfig
  const aligns = ['left', 'center', 'right'] as const satisfies readonly NonNullable<Title['align']>[]
  return (
    <>
      <TitlePresets value={preset} onValueChange={(next) => edit({ type: 'editTitle', itemId: item.id, preset: next })} />
      <Segmented
        size="sm"
        label={texts.align}
        value={titleAlign(item.titleConfig)}
        segments={aligns.map((value) => ({ value, label: texts.aligns[value] }))}
        onValueChange={(next) => edit({ type: 'editTitle', itemId: item.id, align: next })}
      />
    </>
  )
}
