import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Picture } from '../../ui/layout/picture.tsx'

type CharacterTileProps = {
  character: Pick<WireCharacter, 'name' | 'image_url' | 'description'>
  selected?: boolean
  /** Below the name, e.g. who shared it. */
  note?: string | undefined
  tabIndex?: 0 | -1
  /** Without it the tile is not interactive. */
  onClick?: () => void
  /** Overlaid on the image, e.g. a delete button. */
  corner?: ReactNode
}

/** Image and name of a character. */
export function CharacterTile({ character, selected = false, note, tabIndex, onClick, corner }: CharacterTileProps) {
  const { name, image_url, description } = character
  const face = (
    <>
      <span
        className={cx(
          'veil relative block aspect-square overflow-hidden rounded-thumb bg-raised',
          onClick && 'canhover:group-hover:brightness-110',
          selected && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        {image_url ? <Picture src={image_url} alt="" /> : <UserRound aria-hidden className="absolute inset-0 m-auto size-6 text-text-3" />}
      </span>
      <span className={cx('mt-1.5 block truncate text-12', selected ? 'font-strong text-text' : 'text-text-2')}>{name}</span>
      {note && <span className="block truncate text-12 text-text-3">{note}</span>}
    </>
  )
  return (
    <div className="group relative min-w-0">
      {onClick ? (
        <button
          type="button"
          aria-pressed={selected}
          tabIndex={tabIndex}
          title={description}
          onClick={onClick}
          className="block w-full rounded-thumb text-start"
        >
          {face}
        </button>
      ) : (
        face
      )}
      {corner && <span className="absolute top-1 end-1 flex gap-1 rounded-sm bg-bg">{corner}</span>}
    </div>
  )
}
