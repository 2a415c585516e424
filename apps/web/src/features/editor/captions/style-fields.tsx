import { applyPreset } from '@fablecut/domain/captions/presets'
import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { CAPTION_LIMITS, parseTypedValue, type FieldLimits } from '@fablecut/domain/timeline/edit/field-limits'
import { Ban } from 'lucide-react'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import { ColorField } from '../../../ui/form/color-field.tsx'
import { parseHexColor } from '../../../ui/form/parse-hex-color.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SliderField } from '../../../ui/form/slider-field.tsx'
import { FontChoice } from './font-choice.tsx'
import { PresetGrid } from './preset-grid.tsx'
import { hasBackground, type EffectiveStyle } from './effective-style.ts'

const texts = captionsTexts.editor

export type StyleFieldsProps = {
  style: EffectiveStyle
  onStyle: (change: CaptionStyle) => void
  gesture: { readonly onBegin: () => void; readonly onEnd: () => void }
}

/** All style fields of captions. */
export function StyleFields({ style, onStyle, gesture }: StyleFieldsProps) {
  const number = { style, onStyle, gesture }
  return (
    <div className="grid gap-1.5">
      <PresetGrid style={style} onPick={(preset) => onStyle(applyPreset({}, preset))} />
      <div className="mt-2 grid gap-1.5">
        <FontChoice family={style.fontFamily} onFamilyChange={(fontFamily) => onStyle({ fontFamily })} />
        <StyleNumber {...number} field="fontSize" label={texts.size} />
        <StyleNumber {...number} field="fontWeight" label={texts.weight} />
        <Colors {...number} />
        {hasBackground(style) && <StyleNumber {...number} field="borderRadius" label={texts.radius} />}
        <StyleNumber {...number} field="letterSpacing" label={texts.spacing} />
        <StyleNumber {...number} field="lineHeight" label={texts.lineHeight} decimals={1} />
        <StyleNumber {...number} field="height" label={texts.offset} unit="%" />
        <StyleNumber {...number} field="maxWidth" label={texts.width} unit="%" accept={acceptWidth} />
      </div>
    </div>
  )
}

function Colors({ style, onStyle, gesture }: StyleFieldsProps) {
  return (
    <>
      <ColorField
        {...gesture}
        label={texts.color}
        value={parseHexColor(style.color) ?? '#FFFFFF'}
        onValueChange={(color) => onStyle({ color })}
      />
      <ColorField
        {...gesture}
        label={texts.background}
        value={hasBackground(style) ? (parseHexColor(style.backgroundColor) ?? '#000000') : null}
        none={texts.transparent}
        onValueChange={(backgroundColor) => onStyle({ backgroundColor })}
      >
        <IconButton
          size="sm"
          label={texts.noBackground}
          icon={<Ban aria-hidden />}
          aria-pressed={!hasBackground(style)}
          onClick={() => onStyle({ backgroundColor: 'transparent' })}
        />
      </ColorField>
    </>
  )
}

type StyleNumberProps = StyleFieldsProps & {
  field: keyof typeof CAPTION_LIMITS
  label: string
  unit?: string
  decimals?: number
  accept?: (typed: number) => number | undefined
}

function StyleNumber({ style, onStyle, gesture, field, label, accept, ...look }: StyleNumberProps) {
  const limits: FieldLimits = CAPTION_LIMITS[field]
  return (
    <SliderField
      {...limits}
      {...gesture}
      {...look}
      label={label}
      value={style[field]}
      accept={accept ?? ((typed) => parseTypedValue(limits, typed))}
      onValueChange={(value) => onStyle({ [field]: value })}
    />
  )
}

/** Unlike the other fields, the width is clamped instead of refused. */
function acceptWidth(typed: number): number | undefined {
  const { typedMin, max } = CAPTION_LIMITS.maxWidth
  return Number.isNaN(typed) ? undefined : Math.round(Math.min(max, Math.max(typedMin, typed)))
}
