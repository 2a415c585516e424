import type { CategoryId } from '@fablecut/domain/story/category'
import { createFileRoute } from '@tanstack/react-router'
import { isCategory } from '../features/community/category-chips.tsx'
import { CommunityPage } from '../features/community/community-page.tsx'

/** The selected category is part of the URL. */
export const Route = createFileRoute('/story/community/')({
  // What is left out here would be inherited unchecked from the root route.
  validateSearch: ({ category_id }): { category_id?: CategoryId | undefined } => ({
    category_id: isCategory(category_id) ? category_id : undefined,
  }),
  component: Community,
})

function Community() {
  const { category_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (category: CategoryId | null) =>
    void navigate({ search: category ? { category_id: category } : {}, replace: true, resetScroll: false })
  return <CommunityPage category={category_id ?? null} onCategory={choose} />
}
