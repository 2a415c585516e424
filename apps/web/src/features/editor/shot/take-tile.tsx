import { CircleAlert } from 'lucide-react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { cx } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { isGenerating, isReady, type ShotTake } from './shot-take.ts'

type TakeTileProps = { take: ShotTake; name: string; isActive: boolean; onChoose: () => void }

export const TILE_CLASS = 'quick grid h-12 w-20 shrink-0 place-items-center overflow-hidden rounded-sm bg-well'

/** Tile of a take; pending and failed ones are disabled with a label. */
export function TakeTile({ take, name, isActive, onChoose }: TakeTileProps) {
  const canChoose = isReady(take)
  const state = isGenerating(take) ? texts.takes.pending : take.status === 'failed' ? (take.message ?? texts.takes.failed) : null
  return (
    <button
      type="button"
      aria-pressed={isActive}
      aria-disabled={!canChoose || undefined}
      aria-label={[name, state, isActive ? texts.takes.active : null].filter(Boolean).join(', ')}
      title={state ?? take.prompt ?? undefined}
      onClick={() => canChoose && onChoose()}
      className={cx(
        TILE_CLASS,
        isActive ? 'ring-2 ring-accent ring-offset-2 ring-offset-surface' : 'ring-1 ring-line hover:ring-text-3',
        !canChoose && 'cursor-default!',
      )}
    >
      {isGenerating(take) ? (
        <Spinner />
      ) : take.status === 'failed' ? (
        <CircleAlert aria-hidden className="size-4 text-danger" />
      ) : (
        <TakePicture take={take} />
      )}
    </button>
  )
}

function TakePicture({ take }: { take: ShotTake }) {
  const { asset } = take
  const source = asset?.thumbnailUrl ?? (asset?.resourceType === 'image' ? asset.url : null)
  return source ? <img src={source} alt="" loading="lazy" draggable={false} className="size-full object-cover" /> : null
}
