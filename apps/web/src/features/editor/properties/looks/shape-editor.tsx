import type { ShapeItem, StickerItem } from '@fablecut/domain/timeline/model'
import { SHAPES, type Shape } from '@fablecut/domain/timeline/titles'
import { Ban } from 'lucide-react'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { propertiesTexts } from '../../../../texts/editor/properties.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { ColorField } from '../../../../ui/form/color-field.tsx'
import { parseHexColor } from '../../../../ui/form/parse-hex-color.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { PaneHeader } from '../pane-header.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { LabeledSelect } from './labeled-select.tsx'
import { LookSections } from './look-sections.tsx'
import { percentLimits, sliderOf } from './look-limits.ts'

const texts = looksTexts.shape

/** Editor of a shape or sticker. */
export function ShapeEditor({ item }: { item: ShapeItem | StickerItem }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  return (
    <div className="grid gap-4 p-4">
      <PaneHeader
        title={propertiesTexts.types[item.type]}
        note={propertiesTexts.seconds((item.durationInFrames / fps).toFixed(1))}
        deletes={[item.id]}
      />
      {item.type === 'shape' && <ShapeFields item={item} />}
      <LookSections item={item} />
    </div>
  )
}

function ShapeFields({ item }: { item: ShapeItem }) {
  const { edit } = useItemEdit()
  const { shape, stroke } = item.shapeConfig
  return (
    <div className="grid gap-1.5">
      <LabeledSelect
        label={propertiesTexts.types.shape}
        value={shape}
        options={SHAPES.map((value) => ({ value, label: looksTexts.shapes[value] }))}
        onValueChange={(next) => edit({ type: 'editShape', itemId: item.id, shape: next })}
      />
      <SizeField item={item} field="width" max={2} />
      <SizeField item={item} field="height" max={2} />
      <PaintField item={item} field="fill" none={texts.noFill} />
      <PaintField item={item} field="stroke" none={texts.noStroke} />
      {stroke && <SizeField item={item} field="strokeWidth" max={0.1} />}
      {shape === 'rectangle' && <SizeField item={item} field="cornerRadius" max={0.5} />}
    </div>
  )
}

const SIZES = { width: texts.width, height: texts.height, strokeWidth: texts.strokeWidth, cornerRadius: texts.radius } as const
const PAINTS = { fill: texts.fill, stroke: texts.stroke } as const

/** In percent of the frame's height. */
function SizeField({ item, field, max }: { item: ShapeItem; field: keyof typeof SIZES; max: number }) {
  const { gesture, edit } = useItemEdit()
  return (
    <SliderField
      {...sliderOf(percentLimits(0, max))}
      {...gesture}
      label={SIZES[field]}
      value={item.shapeConfig[field] ?? 0}
      onValueChange={(next) => edit({ type: 'editShape', itemId: item.id, [field]: next })}
    />
  )
}

/** Thickness of an outline that is switched on. */
const NEW_STROKE = 0.012

function PaintField({ item, field, none }: { item: ShapeItem; field: keyof typeof PAINTS; none: string }) {
  const { gesture, edit } = useItemEdit()
  const color = item.shapeConfig[field]
  const set = (next: string | null): void => {
    const { strokeWidth }: Shape = item.shapeConfig
    const outline = field === 'stroke' && next !== null && !strokeWidth ? { strokeWidth: NEW_STROKE } : {}
    edit({ type: 'editShape', itemId: item.id, [field]: next, ...outline })
  }
  return (
    <ColorField
      {...gesture}
      label={PAINTS[field]}
      value={color ? (parseHexColor(color) ?? '#FFFFFF') : null}
      none={texts.none}
      onValueChange={set}
    >
      <IconButton size="sm" label={none} icon={<Ban aria-hidden />} aria-pressed={!color} onClick={() => set(null)} />
    </ColorField>
  )
}
