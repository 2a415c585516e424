import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { TITLE_PRESETS, type TitlePreset } from '@fablecut/domain/timeline/titles'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { TitleSample } from './title-sample.tsx'

type TitlePresetsProps = { value: TitlePreset; onValueChange: (preset: TitlePreset) => void }

/** The presets of titles with samples. */
export const TitlePresets = ({ value, onValueChange }: TitlePresetsProps) => (
  <RadioGroup
    aria-label={looksTexts.title.preset}
    value={value}
    onValueChange={(next) => onValueChange(next as TitlePreset)}
    className="grid grid-cols-3 gap-1.5"
  >
    {TITLE_PRESETS.map((preset) => (
      <Radio.Root
        key={preset}
        value={preset}
        nativeButton
        render={<button type="button" />}
        className="quick grid min-w-0 justify-items-center gap-1 rounded-sm bg-well p-1.5 text-11 text-text-2 hover:bg-hover hover:text-text data-checked:text-text data-checked:shadow-[inset_0_0_0_1px_var(--accent)]"
      >
        <TitleSample preset={preset} />
        <span className="max-w-full truncate">{looksTexts.presets[preset]}</span>
      </Radio.Root>
    ))}
  </RadioGroup>
)
