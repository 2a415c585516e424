import { Check, CircleAlert } from 'lucide-react'
import { createTexts } from '../../../texts/create.ts'
import { cx } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import type { ShotTile, TileState } from './shot-tiles.ts'

const texts = createTexts.progress

/** The shots with their state; an image fades in over its skeleton. */
export function ShotGrid({ tiles, isUpright, isOver }: { tiles: readonly ShotTile[]; isUpright: boolean; isOver: boolean }) {
  if (tiles.length === 0 && !isOver) return <WaitingForShots />
  return (
    <ol aria-label={texts.shots} className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4 lg:grid-cols-3">
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} isUpright={isUpright} isOver={isOver} />
      ))}
    </ol>
  )
}

const PLACES = [1, 2, 3, 4, 5, 6]

function WaitingForShots() {
  return (
    <div>
      <div aria-hidden className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4 lg:grid-cols-3">
        {PLACES.map((place) => (
          <div key={place} className="aspect-video rounded-card border border-line bg-surface" />
        ))}
      </div>
      <p className="mt-5 text-13 text-text-3">{texts.waiting}</p>
    </div>
  )
}

const WORDS: Partial<Record<TileState, string>> = { painting: texts.generatingImage, moving: texts.generatingClip }

type TileProps = { tile: ShotTile; isUpright: boolean; isOver: boolean }

function Tile({ tile, isUpright, isOver }: TileProps) {
  const word = isOver ? undefined : WORDS[tile.state]
  return (
    <li className="min-w-0">
      <div
        className={cx(
          'veil relative grid aspect-video place-items-center overflow-hidden rounded-card bg-surface',
          tile.state === 'painting' && !isOver && 'sheen',
          tile.state === 'failed' && 'outline-2 -outline-offset-2 outline-danger',
        )}
      >
        {tile.pictureUrl ? (
          <Picture key={tile.pictureUrl} src={tile.pictureUrl} alt={texts.shotImage(tile.number, tile.title)} upright={isUpright} eager />
        ) : (
          <span aria-hidden className="text-16 font-medium text-text-3">
            {tile.number}
          </span>
        )}
        {word && (
          <span className="absolute bottom-2 start-2 rounded-badge bg-on-picture px-1.5 py-0.5 text-12 font-medium text-text">{word}</span>
        )}
      </div>
      <p className="mt-2 flex items-center gap-2 text-13">
        <span className="text-text-3 tabular-nums">{tile.number}</span>
        <span title={tile.title} className={cx('min-w-0 truncate', tile.pictureUrl ? 'text-text' : 'text-text-3')}>
          {tile.title}
        </span>
        <TileMark state={tile.state} />
      </p>
    </li>
  )
}

function TileMark({ state }: { state: TileState }) {
  if (state === 'failed')
    return (
      <span title={texts.shotFailed} className="ms-auto text-danger">
        <CircleAlert aria-hidden className="size-4" />
        <span className="sr-only">{texts.shotFailed}</span>
      </span>
    )
  if (state !== 'done' && state !== 'painted') return null
  return (
    <span className={cx('ms-auto', state === 'done' ? 'text-success' : 'text-text-3')}>
      <Check aria-hidden className="size-4" />
      <span className="sr-only">{state === 'done' ? texts.shotDone : texts.shotImageDone}</span>
    </span>
  )
}
