import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { spokenWords } from '@fablecut/render/plan/spoken-words'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import { ColorField } from '../../../ui/form/color-field.tsx'
import { parseHexColor } from '../../../ui/form/parse-hex-color.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import type { StyleFieldsProps } from './style-fields.tsx'

const texts = captionsTexts.editor

/** Default highlight colour. */
const FIRST_COLOR = '#FFD34D'

/** Highlighting of the spoken word; explains when word timing is unknown. */
export function WordHighlightFields({ item, fps, style, onStyle, gesture }: StyleFieldsProps & { item: CaptionItem; fps: number }) {
  const isOn = Boolean(style.litColor)
  return (
    <div className="grid gap-1.5">
      <label htmlFor="lit-word" className="flex items-center justify-between text-13 text-text-2">
        {texts.highlight}
        <Switch
          id="lit-word"
          label={texts.highlight}
          checked={isOn}
          onCheckedChange={(on) => onStyle({ litColor: on ? FIRST_COLOR : '' })}
        />
      </label>
      {isOn && (
        <ColorField
          {...gesture}
          label={texts.highlightColor}
          value={parseHexColor(style.litColor ?? '') ?? FIRST_COLOR}
          onValueChange={(litColor) => onStyle({ litColor })}
        />
      )}
      {isOn && spokenWords(item, fps) === null && <p className="text-12 text-text-3">{texts.noWordTiming}</p>}
    </div>
  )
}
