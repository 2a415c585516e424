import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { CAPTION_LIMITS, parseTypedValue, type FieldLimits } from '@fablecut/domain/timeline/edit/field-limits'
import { titleStyle } from '@fablecut/domain/timeline/title-styles'
import type { TitleItem } from '@fablecut/domain/timeline/model'
import { captionsTexts } from '../../../../texts/editor/captions.ts'
import { ColorField } from '../../../../ui/form/color-field.tsx'
import { parseHexColor } from '../../../../ui/form/parse-hex-color.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { FontChoice } from '../../captions/font-choice.tsx'
import { useItemEdit } from '../use-item-edit.ts'

const texts = captionsTexts.editor
const NUMBERS = [
  ['fontSize', texts.size],
  ['fontWeight', texts.weight],
  ['letterSpacing', texts.spacing],
  ['lineHeight', texts.lineHeight],
] as const

/** Font and colours of a title. */
export function TitleStyleFields({ item }: { item: TitleItem }) {
  const { gesture, edit } = useItemEdit()
  const style = titleStyle(item.titleConfig)
  const onStyle = (change: CaptionStyle): void => edit({ type: 'editTitle', itemId: item.id, style: change })
  return (
    <>
      <FontChoice family={style.fontFamily} onFamilyChange={(fontFamily) => onStyle({ fontFamily })} />
      <ColorField
        {...gesture}
        label={texts.color}
        value={parseHexColor(style.color) ?? '#FFFFFF'}
        onValueChange={(color) => onStyle({ color })}
      />
      {NUMBERS.map(([field, label]) => {
        const limits: FieldLimits = CAPTION_LIMITS[field]
        return (
          <SliderField
            key={field}
            {...limits}
            {...gesture}
            label={label}
            value={style[field]}
            accept={(typed) => parseTypedValue(limits, typed)}
            onValueChange={(next) => onStyle({ [field]: next })}
          />
        )
      })}
    </>
  )
}
