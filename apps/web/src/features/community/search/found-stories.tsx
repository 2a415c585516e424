import { useInfiniteQuery } from '@tanstack/react-query'
import { searchTexts as texts } from '../../../texts/community/search.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Feed } from '../feed.tsx'
import { useAutoSound } from '../stored-preference.ts'
import { FEED_FRESHNESS, useFeedCards } from '../use-feed.ts'
import { type SearchState, foundStoriesQuery } from './search-state.ts'

/** Stories with the words of a query, with infinite scrolling. */
export function FoundStories({ state, onAllCategories }: { state: SearchState; onAllCategories: () => void }) {
  const list = useInfiniteQuery({ ...foundStoriesQuery(state), ...FEED_FRESHNESS })
  const [sound] = useAutoSound()
  const count = useFeedCards(list.data).length
  return (
    <section aria-label={texts.stories}>
      <h2 className="pb-3 text-16 font-strong">{texts.stories}</h2>
      <p role="status" className="sr-only">
        {list.data && count > 0 && texts.found(count, list.hasNextPage)}
      </p>
      <Feed
        list={list}
        heading="h3"
        hasSound={sound === 'true'}
        hasAuthors
        failed={texts.failed}
        empty={
          <EmptyState
            text={texts.none(state.query.trim())}
            note={texts.noneNote}
            action={state.category !== null && <Button onClick={onAllCategories}>{texts.allCategories}</Button>}
          />
        }
        closesToHome={false}
      />
    </section>
  )
}
