import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { cx } from '../../../../ui/class-names.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { useView } from '../timeline-context.tsx'
import { findOnTracks } from '../visible-items.ts'
import { useAssets } from './use-rows.ts'

/** Further items are counted as `+N` (E-048). */
const MAX_THUMBNAILS = 5
const OFFSET = 14

/** Drag preview beside the pointer, with the reason when a drop is refused. */
export function DragGhost() {
  const ghost = useRef<HTMLDivElement>(null)
  const dragging = useView((view) => view.dragging)
  const hint = useView((view) => view.drop?.hint ?? null)
  const isShown = dragging !== null
  useEffect(() => {
    if (!isShown) return
    const follow = (event: MouseEvent): void => {
      if (ghost.current) Object.assign(ghost.current.style, { top: `${event.clientY + OFFSET}px`, left: `${event.clientX + OFFSET}px` })
    }
    document.addEventListener('dragover', follow)
    document.addEventListener('pointermove', follow)
    return () => {
      document.removeEventListener('dragover', follow)
      document.removeEventListener('pointermove', follow)
    }
  }, [isShown])
  if (!dragging) return null
  const ids = dragging.kind === 'item' || dragging.kind === 'group' ? dragging.itemIds : []
  return createPortal(
    <div ref={ghost} data-drag-ghost className="pointer-events-none fixed -top-96 start-0 z-50 flex flex-col items-start gap-1.5">
      {ids.length > 0 && <Thumbnails ids={ids} />}
      {hint !== null && (
        <span role="status" data-drop-hint className="rounded-sm bg-danger-fill px-2 py-1 text-12 font-medium text-text shadow-drag">
          {timelineTexts.hints[hint]}
        </span>
      )}
    </div>,
    document.body,
  )
}

function Thumbnails({ ids }: { ids: readonly string[] }) {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const assets = useAssets()
  const items = ids.slice(0, MAX_THUMBNAILS).flatMap((id) => findOnTracks(tracks, id)?.item ?? [])
  return (
    <span className="flex items-center">
      {items.map((item, index) => (
        <Thumbnail
          key={item.id}
          item={item}
          asset={'mediaAssetId' in item ? assets.get(item.mediaAssetId) : undefined}
          isFirst={index === 0}
        />
      ))}
      {ids.length > MAX_THUMBNAILS && (
        <span data-more className="ms-1.5 rounded-full bg-inverse px-2 py-0.5 text-12 font-strong text-on-inverse tabular-nums">
          +{ids.length - MAX_THUMBNAILS}
        </span>
      )}
    </span>
  )
}

function Thumbnail({ item, asset, isFirst }: { item: TimelineItem; asset: MediaAsset | undefined; isFirst: boolean }) {
  const still = asset?.thumbnailUrl ?? (asset?.resourceType === 'image' ? asset.url : null)
  return (
    <span
      data-thumbnail
      className={cx(
        'flex h-10 w-16 items-center overflow-hidden rounded-clip bg-raised bg-cover bg-center px-1 text-11 font-medium text-text-2 shadow-drag',
        !isFirst && '-ms-9',
      )}
      style={still ? { backgroundImage: `url("${still.replaceAll('"', '%22')}")` } : undefined}
    >
      {!still && <span className="truncate">{item.type === 'caption' ? item.caption.data.text : (item.title ?? '')}</span>}
    </span>
  )
}
