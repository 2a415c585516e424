import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { Pause, Play, Plus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { formatDuration } from '../../../../texts/format.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { cx } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { stopSound, toggleSound, usePlayingSound, useSoundSeconds } from '../../../../ui/hooks/sound-player.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { draggableAsset } from '../asset-drag.ts'
import { assetKeys } from '../asset-keys.ts'
import { Placeholder } from '../asset-tile.tsx'
import { isPlaceholder } from '../media-tabs.ts'
import { AudioWaveform } from './audio-waveform.tsx'
import { useAssetActions } from '../use-asset-actions.ts'
import { useRemoval } from '../use-removal.tsx'

const texts = mediaTexts.tile

/** A song or recording of the list. */
export function AudioRow({ asset }: { asset: MediaAsset }) {
  const title = asset.title || texts.untitled
  const { confirmRemoval, dialog } = useRemoval(asset)
  const { add } = useAssetActions()
  if (isPlaceholder(asset))
    return (
      <li data-asset={asset.id} className="grid gap-1">
        <Placeholder asset={asset} isRow />
        <span className="truncate text-12 text-text-2">{title}</span>
      </li>
    )
  return (
    <li
      data-asset={asset.id}
      className="group relative flex min-w-0 items-center gap-2 rounded-md border border-line bg-well py-1.5 pe-1.5 ps-1.5"
    >
      <ListenToAsset asset={asset} />
      <SoundBody asset={asset} onRemove={confirmRemoval} />
      <div className="flex shrink-0">
        <IconButton size="sm" label={texts.addLabel(asset.title)} icon={<Plus aria-hidden />} onClick={() => add(asset)} />
        <IconButton size="sm" label={texts.removeLabel(asset.title)} icon={<Trash2 aria-hidden />} onClick={confirmRemoval} />
      </div>
      {dialog}
    </li>
  )
}

function SoundBody({ asset, onRemove }: { asset: MediaAsset; onRemove: () => void }) {
  const { preview, add } = useAssetActions()
  const isShown = useEditor(({ previewingMediaAsset }) => previewingMediaAsset?.id === asset.id)
  const title = asset.title || texts.untitled
  const duration = asset.metadata?.duration
  return (
    <button
      type="button"
      aria-label={duration === undefined ? title : `${title}, ${formatDuration(duration)}`}
      aria-pressed={isShown}
      title={texts.keys}
      {...draggableAsset(asset)}
      {...assetKeys({ onPreview: () => preview(asset), onAdd: () => add(asset), onRemove })}
      className={cx(
        'grid min-w-0 grow cursor-grab grid-cols-[minmax(0,1fr)] gap-0.5 rounded-sm text-start active:cursor-grabbing',
        isShown && 'outline-2 outline-offset-4 outline-accent',
      )}
    >
      <span className="flex items-baseline justify-between gap-2 text-12">
        <span className="truncate font-medium">{title}</span>
        {duration !== undefined && <span className="shrink-0 text-11 text-text-3 tabular-nums">{formatDuration(duration)}</span>}
      </span>
      <AudioWaveform asset={asset} />
    </button>
  )
}

function ListenToAsset({ asset: { id, title, url } }: { asset: MediaAsset }) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const isPlaying = usePlayingSound() === id
  const isHeard = useSoundSeconds(id) !== null
  useEffect(() => () => stopSound(id), [id])
  const listen = (): void => {
    playback.pause()
    session.store.setState({ previewingMediaAsset: null })
    toggleSound(id, url, { onFailure: () => toast.error(texts.unavailable) })
  }
  return (
    <IconButton
      size="sm"
      variant={isHeard ? 'raised' : 'ghost'}
      label={isPlaying ? texts.stop(title) : texts.listen(title)}
      icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      onClick={listen}
    />
  )
}
