import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '../../../api/client.ts'
import { codeOf } from '../../../api/error.ts'
import { ListError } from '../../../story-components/list-error.tsx'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorPage } from '../../../ui/feedback/error-page.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Feed } from '../feed.tsx'
import { useAutoSound } from '../stored-preference.ts'
import { ArrangeStories } from './arrange-stories.tsx'
import { CollectionActions } from './collection-actions.tsx'
import type { CollectionPageData } from './collection-queries.ts'

const texts = collectionTexts.page

/** `/collection/{id}`: a public collection, or an own one with its actions. */
export function CollectionPage({ id }: { id: string }) {
  const list = useInfiniteQuery(
    query.collections.get.infiniteOptions({
      input: () => ({ id }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: () => undefined,
      select: ({ pages, pageParams }) => ({ pageParams, pages: pages.map((page) => ({ ...page, nextCursor: null, recommId: '' })) }),
    }),
  )
  const [sound] = useAutoSound()
  const [isArranging, setArranging] = useState(false)
  const collection = list.data?.pages[0]
  usePageTitle(collection?.name)
  if (!collection && codeOf(list.error) === 'NOT_FOUND')
    return (
      <main id="content" className="page">
        <ErrorPage title={texts.notFound} text={texts.notFoundText} to="/story/community" action={texts.notFoundAction} />
      </main>
    )
  return (
    <main id="content" className="page pt-7 pb-14">
      {list.error && !collection ? (
        <ListError error={list.error} title={texts.failed} text={texts.failedText} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {collection && <Head collection={collection} isArranging={isArranging} onArrange={() => setArranging(!isArranging)} />}
          {collection && isArranging ? (
            <ArrangeStories collection={collection} />
          ) : (
            <Feed
              list={list}
              heading="h2"
              hasSound={sound === 'true'}
              hasAuthors
              empty={<EmptyState text={collection?.is_own ? texts.emptyOwn : texts.empty} />}
              closesToHome={false}
            />
          )}
        </>
      )}
    </main>
  )
}

type HeadProps = { collection: CollectionPageData; isArranging: boolean; onArrange: () => void }

function Head({ collection, isArranging, onArrange }: HeadProps) {
  const { name, owner, is_own: isOwn, is_public: isPublic, story_count: count } = collection
  return (
    <div className="grid gap-3 pb-7">
      <div className="grid gap-1">
        <h1 dir="auto" className="text-start text-20 font-strong wrap-anywhere sm:text-28">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-text-2">
          <span>
            {texts.by}{' '}
            <Link to="/@{$username}" params={{ username: owner.username }} className="rounded-sm font-medium text-text hover:underline">
              <bdi>{owner.display_name}</bdi>
            </Link>
          </span>
          <span className="tabular-nums">· {collectionTexts.count(count)}</span>
          {isOwn && <Badge>{isPublic ? collectionTexts.public : collectionTexts.private}</Badge>}
        </p>
      </div>
      {isOwn && <CollectionActions collection={collection} isArranging={isArranging} onArrange={onArrange} />}
    </div>
  )
}
