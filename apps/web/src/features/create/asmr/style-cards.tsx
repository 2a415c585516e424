import { ASMR_STYLES, type AsmrType } from '@fablecut/domain/story/inputs/asmr'
import { useId } from 'react'
import { choiceTexts } from '../../../texts/choices.ts'
import { createTexts } from '../../../texts/create.ts'
import { PreviewCard } from '../form/preview-card.tsx'

type StyleCardsProps = { value: AsmrType | null; onChange: (type: AsmrType) => void }

/** The eight styles. */
export function StyleCards({ value, onChange }: StyleCardsProps) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2.5 text-13 font-strong">{createTexts.asmr.styleLabel}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ASMR_STYLES.map((style) => (
          <PreviewCard
            key={style.value}
            group={group}
            name={choiceTexts.asmr[style.value]}
            value={style.value}
            picture={`/asmr/${style.value}.webp`}
            video={`/asmr/${style.value}.mp4`}
            checked={style.value === value}
            onSelect={() => onChange(style.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
