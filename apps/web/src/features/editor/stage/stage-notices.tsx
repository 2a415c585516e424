import { Film, Music2, Pause, Play, TriangleAlert, X } from 'lucide-react'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { MediaFailure } from '@fablecut/render/player/model'
import { stageTexts as texts } from '../../../texts/editor/stage.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import type { AssetPlay } from './use-stage-player.ts'

/** Shown while the player buffers. */
export const LoadingNotice = ({ isLoading }: { isLoading: boolean }) => (
  <div role="status" className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
    {isLoading && (
      <span className="flex items-center gap-2 rounded-full bg-on-picture px-3 py-1.5 text-13 text-text">
        <Spinner />
        {texts.loading}
      </span>
    )}
  </div>
)

export function FailureNotice({ failure, title, onReload }: { failure: MediaFailure; title: string; onReload: () => void }) {
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center p-4">
      <div className="grid max-w-90 justify-items-center gap-2 rounded-card bg-raised px-5 py-4 text-center text-13 text-text-2 shadow-pop">
        <TriangleAlert aria-hidden className="size-5 text-danger" />
        <p className="text-14 text-text">{texts.failure[failure.reason](title)}</p>
        {failure.reason === 'unreachable' && <p>{texts.failure.unchanged}</p>}
        <Button size="sm" onClick={onReload}>
          {texts.failure.reload}
        </Button>
      </div>
    </div>
  )
}

export const EmptyNotice = () => (
  <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center text-13 text-text-2">
    <Film aria-hidden className="size-6 text-text-3" />
    <p className="text-14 text-text">{texts.empty.title}</p>
    <p>{texts.empty.text}</p>
  </div>
)

/** Controls of a previewed asset: name, play/pause, close. */
export function AssetBar({ asset, play, onClose }: { asset: MediaAsset; play: AssetPlay; onClose: () => void }) {
  return (
    <section
      aria-label={texts.asset.label(asset.title)}
      className="absolute bottom-3 left-1/2 flex max-w-[90%] -translate-x-1/2 items-center gap-1 rounded-full bg-on-picture py-1 pe-1 ps-2 text-13 text-text"
    >
      {asset.resourceType !== 'image' && (
        <IconButton
          size="sm"
          label={play.isPlaying ? texts.asset.pause : texts.asset.play}
          icon={play.isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
          onClick={play.toggle}
        />
      )}
      <span className="truncate px-1">{asset.title}</span>
      <IconButton size="sm" label={texts.asset.close} icon={<X className="size-4" />} onClick={onClose} />
    </section>
  )
}

export const SoundCover = () => (
  <div className="pointer-events-none absolute inset-0 grid place-items-center bg-well">
    <Music2 aria-hidden className="size-12 text-text-3" />
  </div>
)
