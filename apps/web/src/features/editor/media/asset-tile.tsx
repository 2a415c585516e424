import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { CircleAlert, ImageOff, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDuration } from '../../../texts/format.ts'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { draggableAsset } from './asset-drag.ts'
import { assetKeys } from './asset-keys.ts'
import { HoverScrub } from './hover-scrub.tsx'
import { isPlaceholder } from './media-tabs.ts'
import { useAssetActions } from './use-asset-actions.ts'
import { useRemoval } from './use-removal.tsx'

const texts = mediaTexts.tile

/** A video or image of the grid. */
export function AssetTile({ asset }: { asset: MediaAsset }) {
  const title = asset.title || texts.untitled
  const { preview, add } = useAssetActions()
  const { confirmRemoval, dialog } = useRemoval(asset)
  const isShown = useEditor(({ previewingMediaAsset }) => previewingMediaAsset?.id === asset.id)
  const isUsable = !isPlaceholder(asset)
  return (
    <li data-asset={asset.id} className="group relative grid min-w-0 content-start gap-1">
      {isUsable ? (
        <button
          type="button"
          aria-label={nameOf(asset)}
          aria-pressed={isShown}
          title={texts.keys}
          {...draggableAsset(asset)}
          {...assetKeys({ onPreview: () => preview(asset), onAdd: () => add(asset), onRemove: confirmRemoval })}
          className={cx(
            'relative aspect-video cursor-grab overflow-hidden rounded-md bg-well outline-offset-2 active:cursor-grabbing',
            isShown ? 'outline-2 outline-accent' : 'outline-none focus-visible:shadow-(--focus)',
          )}
        >
          <TileMedia asset={asset} />
        </button>
      ) : (
        <Placeholder asset={asset} />
      )}
      <span className="truncate text-12 text-text-2" title={title}>
        {title}
      </span>
      <div className="absolute top-1 end-1 flex gap-1 opacity-0 transition-opacity duration-(--m-fast) group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
        {isUsable && <TileButton label={texts.addLabel(asset.title)} icon={<Plus aria-hidden />} onClick={() => add(asset)} />}
        <TileButton label={texts.removeLabel(asset.title)} icon={<Trash2 aria-hidden />} onClick={confirmRemoval} />
      </div>
      {dialog}
    </li>
  )
}

const TileButton = (props: { label: string; icon: ReactNode; onClick: () => void }) => (
  <IconButton {...props} size="sm" variant="raised" className="size-6!" />
)

const nameOf = ({ title, resourceType: type, metadata }: MediaAsset): string =>
  type === 'video' && metadata?.duration !== undefined ? texts.video(title, formatDuration(metadata.duration)) : texts.other(title)

function TileMedia({ asset }: { asset: MediaAsset }) {
  const { thumbnailUrl: thumbnail, url, resourceType: type, metadata } = asset
  const source = thumbnail ?? (type === 'image' ? url : null)
  const isUpright = (metadata?.height ?? 0) > (metadata?.width ?? 0)
  return (
    <>
      {source === null ? <Unseen /> : <Picture src={source} alt="" upright={isUpright} fallback={<Unseen />} />}
      {type === 'video' && <HoverScrub asset={asset} />}
      {type === 'video' && metadata?.duration !== undefined && (
        <span className="absolute end-1.5 bottom-1.5 rounded-badge bg-scrim px-1.5 text-11 font-strong tabular-nums">
          {formatDuration(metadata.duration)}
        </span>
      )}
    </>
  )
}

const Unseen = () => (
  <span className="absolute inset-0 grid place-items-center content-center gap-1 text-11 text-text-3">
    <ImageOff aria-hidden className="size-4" />
    {texts.failedToLoad}
  </span>
)

/** A pending or failed asset. */
export function Placeholder({ asset, isRow = false }: { asset: MediaAsset; isRow?: boolean }) {
  const isFailed = asset.status === 'error'
  return (
    <span
      role="status"
      className={cx(
        'flex items-center justify-center gap-2 rounded-md border border-line bg-well p-2 text-12 text-text-3',
        !isRow && 'aspect-video',
      )}
    >
      {isFailed ? <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" /> : <Spinner />}
      <span className="min-w-0 truncate">{isFailed ? (asset.statusMessage ?? texts.failed) : texts.processing}</span>
    </span>
  )
}
