import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NextPageError } from '../../../story-components/next-page-error.tsx'
import { searchTexts as texts } from '../../../texts/community/search.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Avatar } from '../../../ui/layout/avatar.tsx'
import { FEED_FRESHNESS } from '../use-feed.ts'
import { foundPeopleQuery } from './search-state.ts'

/** People whose name has the words of a query; nothing while there are none. */
export function FoundPeople({ query }: { query: string }) {
  const list = useInfiniteQuery({ ...foundPeopleQuery(query), ...FEED_FRESHNESS })
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  if (list.isError && !list.data) return <Banner>{texts.peopleFailed}</Banner>
  if (people.length === 0) return null
  const fetchNext = () => void list.fetchNextPage()
  return (
    <section aria-label={texts.people} className="pb-7">
      <h2 className="pb-3 text-16 font-strong">{texts.people}</h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {people.map((person) => (
          <li key={person.username} className="min-w-0">
            <Link
              to="/@{$username}"
              params={{ username: person.username }}
              className="quick flex items-center gap-3 rounded-card border border-line p-2.5 hover:bg-raised"
            >
              <Avatar name={person.display_name} src={person.avatar_url} />
              <span className="grid min-w-0 text-start">
                <bdi className="truncate text-14 font-medium">{person.display_name.trim() || person.username}</bdi>
                <span className="truncate text-12 text-text-3">
                  <bdi>@{person.username}</bdi> · <span className="tabular-nums">{texts.publishedCount(person.published_count)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <NextPageError error={list.error} onRetry={fetchNext} />
      ) : (
        list.hasNextPage && (
          <Button variant="ghost" className="mt-3" busy={list.isFetchingNextPage} onClick={fetchNext}>
            {texts.morePeople}
          </Button>
        )
      )}
    </section>
  )
}
