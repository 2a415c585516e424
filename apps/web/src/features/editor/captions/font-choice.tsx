import { CAPTION_FONTS } from '@fablecut/domain/captions/presets'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import { Select } from '../../../ui/form/select.tsx'
import { useLoadCaptionFonts } from './use-load-caption-fonts.ts'

const texts = captionsTexts.editor

/** Font picker; each family is shown in its own font. */
export function FontChoice({ family, onFamilyChange }: { family: string; onFamilyChange: (family: string) => void }) {
  useLoadCaptionFonts()
  const known: readonly string[] = CAPTION_FONTS
  const families = known.includes(family) ? known : [family, ...known]
  return (
    <div className="grid grid-cols-[84px_1fr] items-center gap-2">
      <span aria-hidden className="text-13 text-text-2">
        {texts.font}
      </span>
      <Select
        size="sm"
        label={texts.font}
        value={family}
        options={families.map((name) => ({ value: name, label: name, face: name }))}
        onValueChange={onFamilyChange}
      />
    </div>
  )
}
