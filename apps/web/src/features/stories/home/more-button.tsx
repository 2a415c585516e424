import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { storyTexts } from '../../../texts/stories.ts'
import { cx } from '../../../ui/class-names.ts'
import { PLATE } from '../../../story-components/card-plate.ts'

type MoreButtonProps = Omit<ComponentProps<'button'>, 'title'> & { title: string }

/** Opens the actions of the card called `title` on devices without hover. */
export const MoreButton = ({ title, ...rest }: MoreButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={storyTexts.card.more(title)}
    className={cx('hit relative grid size-7 place-items-center rounded-sm', PLATE)}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
)
