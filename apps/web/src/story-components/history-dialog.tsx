import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { query } from '../api/client.ts'
import { shareTexts } from '../texts/share.ts'
import { Button } from '../ui/buttons/button.tsx'
import { cx } from '../ui/class-names.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Picture } from '../ui/layout/picture.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { useInView } from '../ui/hooks/use-in-view.ts'

const texts = shareTexts.history
type HistoryType = keyof typeof texts.of
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const GRID = 'grid grid-cols-2 content-start gap-3 sm:grid-cols-4'

type HistoryDialogProps = { type?: HistoryType; onClose: () => void; onPick: (url: string, asset: MediaAsset) => void }

/** Picks an image or video from the creator's generated and uploaded media. Default: an image. */
export function HistoryDialog({ type = 'image', onClose, onPick }: HistoryDialogProps) {
  const { text, use } = texts.of[type]
  const [chosen, setChosen] = useState<MediaAsset | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      title={texts.title}
      description={text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" disabled={!chosen?.url} onClick={() => chosen?.url && onPick(chosen.url, chosen)}>
            {use}
          </Button>
        </>
      }
    >
      <div className="h-[min(52dvh,420px)] overflow-y-auto p-0.5 [scrollbar-width:thin]">
        <Pages type={type} chosen={chosen} onChoose={setChosen} />
      </div>
    </Dialog>
  )
}

type PagesProps = { type: HistoryType; chosen: MediaAsset | null; onChoose: (asset: MediaAsset) => void }

function Pages({ type, chosen, onChoose }: PagesProps) {
  const { empty, failed, loading } = texts.of[type]
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    query.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ type, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  )
  const [end, isAtEnd] = useInView({ rootMargin: '200px' }, hasNextPage)
  useEffect(() => {
    if (isAtEnd && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isAtEnd, isFetchingNextPage, isError, fetchNextPage])
  const pictures =
    data?.pages.flatMap(({ media_resources }) => media_resources.map(fromWireMediaAsset)).filter(({ url }) => Boolean(url)) ?? []
  if (isError && pictures.length === 0) return <Failed text={failed} onAgain={() => void refetch()} />
  if (!data) return <Skeletons label={loading} />
  if (pictures.length === 0) return <p className="px-6 py-14 text-center text-13 text-text-2">{empty}</p>
  return (
    <>
      <div role="radiogroup" aria-label={texts.title} className={GRID}>
        {pictures.map((picture) => (
          <Tile key={picture.id} picture={picture} isChosen={picture.id === chosen?.id} onChoose={() => onChoose(picture)} />
        ))}
      </div>
      {isError && <Failed text={failed} onAgain={() => void fetchNextPage()} />}
      {hasNextPage && !isError && (
        <div ref={end} className="grid h-12 place-items-center">
          <Spinner />
        </div>
      )}
    </>
  )
}

function Tile({ picture, isChosen, onChoose }: { picture: MediaAsset; isChosen: boolean; onChoose: () => void }) {
  const isUpright = (picture.metadata?.height ?? 0) > (picture.metadata?.width ?? 0)
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={picture.title || texts.untitled}
      onClick={onChoose}
      className={cx(
        'quick relative aspect-video overflow-hidden rounded-md bg-well',
        isChosen ? 'outline-2 outline-accent' : 'outline-1 outline-line hover:outline-line-2 focus-visible:shadow-(--focus)',
      )}
    >
      <Picture src={picture.thumbnailUrl ?? picture.url ?? ''} alt="" upright={isUpright} fallback={<Lost />} />
      {isChosen && (
        <span className="absolute top-1.5 end-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden className="size-3.5" />
        </span>
      )}
    </button>
  )
}

const Lost = () => (
  <span className="absolute inset-0 grid place-items-center content-center gap-1 text-11 text-text-3">
    <ImageOff aria-hidden className="size-4" />
    {texts.imageFailed}
  </span>
)

const Skeletons = ({ label }: { label: string }) => (
  <div aria-busy aria-label={label} className={GRID}>
    {SKELETONS.map((key) => (
      <Skeleton key={key} className="aspect-video" />
    ))}
  </div>
)

const Failed = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <div role="alert" className="grid justify-items-center gap-2 px-4 py-10 text-13 text-text-2">
    {text}
    <Button size="sm" onClick={onAgain}>
      {shareTexts.retry}
    </Button>
  </div>
)
