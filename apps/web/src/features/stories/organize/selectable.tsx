import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { cx } from '../../../ui/class-names.ts'

type SelectableProps = { title: string; isSelected: boolean; onToggle: () => void; children: ReactNode }

/** A card that is selected instead of opened. */
export const Selectable = ({ title, isSelected, onToggle, children }: SelectableProps) => (
  <div className="relative">
    <div inert>{children}</div>
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={texts.selectStory(title)}
      onClick={onToggle}
      className={cx('absolute inset-0 z-20 rounded-thumb border-2', isSelected ? 'border-accent' : 'border-transparent')}
    >
      <span
        aria-hidden
        className={cx(
          'absolute start-2 top-2 grid size-6 place-items-center rounded-full border-2',
          isSelected ? 'border-accent bg-accent text-on-accent' : 'border-text bg-on-picture',
        )}
      >
        {isSelected && <Check className="size-4" />}
      </span>
    </button>
  </div>
)
