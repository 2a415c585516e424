import type { CategoryId } from '@fablecut/domain/story/category'
import { SEARCH_ORDERS, type SearchOrder } from '@fablecut/contracts/operations/search/search-stories'
import { createFileRoute } from '@tanstack/react-router'
import { isCategory } from '../../features/community/category-chips.tsx'
import { SearchPage } from '../../features/community/search/search-page.tsx'
import type { SearchState } from '../../features/community/search/search-state.ts'

type SearchParameters = { q?: string | undefined; category_id?: CategoryId | undefined; order?: SearchOrder | undefined }

/** Query, category and order are part of the URL. */
export const Route = createFileRoute('/search/')({
  // What is left out here would be inherited unchecked from the root route. A query of digits is parsed as a number.
  validateSearch: ({ q, category_id, order }): SearchParameters => ({
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
    category_id: isCategory(category_id) ? category_id : undefined,
    order: SEARCH_ORDERS.find((known) => known === order),
  }),
  component: SearchRoute,
})

function SearchRoute() {
  const { q = '', category_id = null, order = 'relevance' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = ({ query, category, order }: SearchState) =>
    void navigate({
      search: { ...(query && { q: query }), ...(category && { category_id: category }), ...(order !== 'relevance' && { order }) },
      replace: true,
      resetScroll: false,
    })
  return <SearchPage state={{ query: q, category: category_id, order }} onChange={change} />
}
