import { searchTexts as texts } from '../../../texts/community/search.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../../ui/form/search-input.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { useTypedQuery } from '../../../ui/hooks/use-typed-query.ts'
import { CategoryChips } from '../category-chips.tsx'
import { FoundPeople } from './found-people.tsx'
import { FoundStories } from './found-stories.tsx'
import { MAX_QUERY, type SearchState } from './search-state.ts'

const ORDERS = [
  { value: 'relevance', label: texts.orders.relevance },
  { value: 'newest', label: texts.orders.newest },
] as const

type SearchPageProps = { state: SearchState; onChange: (state: SearchState) => void }

/** `/search`: published stories and people with the words of a query. */
export function SearchPage({ state, onChange }: SearchPageProps) {
  const { query, category, order } = state
  usePageTitle(query.trim() === '' ? texts.title : texts.pageTitle(query.trim()))
  return (
    <main id="content" className="page pt-7 pb-14">
      <h1 className="sr-only">{texts.title}</h1>
      <div className="grid gap-2.5 pb-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <SearchField query={query} onQuery={(changed) => onChange({ ...state, query: changed })} />
          <Segmented
            label={texts.order}
            value={order}
            segments={ORDERS}
            onValueChange={(chosen) => onChange({ ...state, order: chosen })}
            size="sm"
            className="w-50"
          />
        </div>
        <CategoryChips chosen={category} onChoose={(chosen) => onChange({ ...state, category: chosen })} />
      </div>
      {query.trim() === '' ? (
        <EmptyState text={texts.start} note={texts.startNote} />
      ) : (
        <>
          <FoundPeople key={`people:${query}`} query={query} />
          <FoundStories
            key={`${query}:${category}:${order}`}
            state={state}
            onAllCategories={() => onChange({ ...state, category: null })}
          />
        </>
      )}
    </main>
  )
}

/** The results follow the field after a pause in typing, at once on Enter. */
function SearchField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const [typed, setTyped] = useTypedQuery(query, onQuery)
  return (
    <form
      role="search"
      aria-label={texts.label}
      className="min-w-0 grow basis-72"
      onSubmit={(event) => {
        event.preventDefault()
        onQuery(typed)
      }}
    >
      <SearchInput label={texts.field} value={typed} maxLength={MAX_QUERY} onChange={setTyped} />
    </form>
  )
}
