import type { CategoryId } from '@fablecut/domain/story/category'
import { videoTypeOf } from '@fablecut/domain/story/category-name'
import { Badge } from '../ui/layout/badge.tsx'
import { choiceTexts } from '../texts/choices.ts'

type CategoryBadgesProps = { story: { readonly category_id: CategoryId; readonly category_inputs: Readonly<Record<string, unknown>> } }

/** Badges for the category and, for music videos, the type. */
export function CategoryBadges({ story: { category_id, category_inputs } }: CategoryBadgesProps) {
  const type = videoTypeOf(category_id, category_inputs['video_type'])
  return (
    <>
      <Badge>{choiceTexts.categories[category_id]}</Badge>
      {type !== null && <Badge>{choiceTexts.videoTypes[type]}</Badge>}
    </>
  )
}
