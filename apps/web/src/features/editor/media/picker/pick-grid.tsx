import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { Check, ImageOff, Music } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDuration } from '../../../../texts/format.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { cx } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/layout/picture.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { usePick } from './pick-context.ts'

const texts = mediaTexts.picker
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const GRID = 'grid grid-cols-2 content-start gap-3 sm:grid-cols-4'

/** Scroll area of fixed height, so that the dialog does not resize. */
export const PickScroller = ({ children }: { children: ReactNode }) => (
  <div className="h-[min(52dvh,420px)] overflow-y-auto p-0.5 [scrollbar-width:thin]">{children}</div>
)

export const PickSkeletons = () => (
  <div aria-busy aria-label={texts.loading} className={GRID}>
    {SKELETONS.map((key) => (
      <Skeleton key={key} className="aspect-video" />
    ))}
  </div>
)

export const PickEmpty = ({ text }: { text: string }) => <p className="px-6 py-14 text-center text-13 text-balance text-text-2">{text}</p>

/** Grid of selectable assets. */
export function PickGrid({ assets }: { assets: readonly MediaAsset[] }) {
  return (
    <ul className={GRID}>
      {assets.map((asset) => (
        <PickTile key={asset.id} asset={asset} />
      ))}
    </ul>
  )
}

function PickTile({ asset }: { asset: MediaAsset }) {
  const { chosen, isFull, isAdded, toggle } = usePick()
  const [isChosen, isThere] = [chosen.includes(asset.id), isAdded(asset)]
  const title = asset.title || mediaTexts.tile.untitled
  return (
    <li className="grid min-w-0 content-start gap-1">
      <button
        type="button"
        role="checkbox"
        aria-checked={isChosen || isThere}
        aria-label={isThere ? `${title}, ${texts.added}` : title}
        disabled={isThere || (isFull && !isChosen)}
        onClick={() => toggle(asset)}
        className={cx(
          'quick relative aspect-video overflow-hidden rounded-md bg-well disabled:cursor-not-allowed disabled:opacity-45',
          isChosen ? 'outline-2 outline-accent' : 'outline-1 outline-line hover:outline-line-2 focus-visible:shadow-(--focus)',
        )}
      >
        <Face asset={asset} />
        {isChosen && (
          <span className="absolute top-1.5 end-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3.5" />
          </span>
        )}
        {isThere && <span className="absolute bottom-1.5 start-1.5 rounded-badge bg-scrim px-1.5 text-11 font-strong">{texts.added}</span>}
      </button>
      <span className="truncate text-12 text-text-2">{title}</span>
    </li>
  )
}

function Face({ asset: { resourceType: type, thumbnailUrl: thumbnail, url, metadata } }: { asset: MediaAsset }) {
  const source = thumbnail ?? (type === 'image' ? url : null)
  const isUpright = (metadata?.height ?? 0) > (metadata?.width ?? 0)
  return (
    <>
      {source === null ? (
        <Music aria-hidden className="absolute inset-0 m-auto size-6 text-music" />
      ) : (
        <Picture src={source} alt="" upright={isUpright} fallback={<Lost />} />
      )}
      {type !== 'image' && metadata?.duration !== undefined && (
        <span className="absolute end-1.5 bottom-1.5 rounded-badge bg-scrim px-1.5 text-11 font-strong tabular-nums">
          {formatDuration(metadata.duration)}
        </span>
      )}
    </>
  )
}

const Lost = () => (
  <span className="absolute inset-0 grid place-items-center content-center gap-1 text-11 text-text-3">
    <ImageOff aria-hidden className="size-4" />
    {mediaTexts.tile.failedToLoad}
  </span>
)
