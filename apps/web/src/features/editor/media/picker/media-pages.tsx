import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../../api/client.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useInView } from '../../../../ui/hooks/use-in-view.ts'
import { usePick } from './pick-context.ts'
import { PickEmpty, PickGrid, PickSkeletons } from './pick-grid.tsx'

const texts = mediaTexts.picker

/** Infinite list of the creator's media. */
export function MediaPages({ from, empty }: { from: { readonly source: 'generation' } | { readonly album_id: string }; empty: string }) {
  const { type, subtype } = usePick()
  const pages = useInfiniteQuery(
    query.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        type,
        ...(subtype !== null && { subtype }),
        ...from,
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  )
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const [end, isAtEnd] = useInView({ rootMargin: '200px' }, hasNextPage)
  useEffect(() => {
    if (isAtEnd && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isAtEnd, isFetchingNextPage, isError, fetchNextPage])
  const assets = data?.pages.flatMap(({ media_resources }) => media_resources.map(fromWireMediaAsset)) ?? []
  if (isError && assets.length === 0) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <PickSkeletons />
  if (assets.length === 0) return <PickEmpty text={empty} />
  return (
    <>
      <PickGrid assets={assets} />
      {isError && <LoadFailed onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isError && (
        <div ref={end} className="grid h-12 place-items-center">
          <Spinner />
        </div>
      )}
    </>
  )
}

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-center gap-2 px-4 py-10 text-13 text-text-2">
    {texts.failed}
    <Button size="sm" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
)
