import type { CategoryId } from '@fablecut/domain/story/category'
import { CATEGORY_NAMES, videoTypeName } from '@fablecut/domain/story/category-name'
import { Badge } from '../ui/layout/badge.tsx'

type CategoryBadgesProps = { story: { readonly category_id: CategoryId; readonly category_inputs: Readonly<Record<string, unknown>> } }

/** Badges for the category and, for music videos, the type. */
export function CategoryBadges({ story: { category_id, category_inputs } }: CategoryBadgesProps) {
  const type = videoTypeName(category_id, category_inputs['video_type'])
  return (
    <>
      <Badge>{CATEGORY_NAMES[category_id]}</Badge>
      {type !== null && <Badge>{type}</Badge>}
    </>
  )
}
