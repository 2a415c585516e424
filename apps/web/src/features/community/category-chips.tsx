import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { choiceTexts } from '../../texts/choices.ts'
import { communityTexts as texts } from '../../texts/community.ts'
import { Chip } from '../../ui/buttons/chip.tsx'

export const isCategory = (value: unknown): value is CategoryId => CATEGORY_IDS.some((category) => category === value)

type CategoryChipsProps = { chosen: CategoryId | null; onChoose: (category: CategoryId | null) => void; className?: string }

/** Category filter, `All` first; on phones one horizontally scrolling row. */
export const CategoryChips = ({ chosen, onChoose, className = '' }: CategoryChipsProps) => (
  <div
    role="group"
    aria-label={texts.categoriesLabel}
    className={`-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 ${className}`}
  >
    <Chip selected={chosen === null} onClick={() => onChoose(null)}>
      {texts.all}
    </Chip>
    {CATEGORY_IDS.map((category) => (
      <Chip key={category} selected={chosen === category} onClick={() => onChoose(category)}>
        {choiceTexts.categories[category]}
      </Chip>
    ))}
  </div>
)
