import { isPlayable } from '@fablecut/domain/story/status-rules'
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import { downloadFilm } from '../../story/download-film.ts'
import { storyTexts } from '../../texts/stories.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { StoryCardData } from '../../story/story-lists.ts'

const texts = storyTexts.card
const PLATE = 'border-transparent bg-on-picture! text-text! hover:bg-hover!'

type CardActionsProps = { card: StoryCardData; isOwner: boolean; onDelete: () => void }

/** On hover or focus in the top right corner; on touch behind a More button. */
export function CardActions({ card, isOwner, onDelete }: CardActionsProps) {
  const canDownload = isPlayable(card.status) && card.last_export_url !== null
  if (!canDownload && !isOwner) return null
  return (
    <>
      <div className="absolute top-2.5 right-2 z-10 flex gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden quick">
        {canDownload && (
          <IconButton size="sm" className={PLATE} label={texts.download} icon={<Download />} onClick={() => void downloadFilm(card)} />
        )}
        {isOwner && <IconButton size="sm" className={PLATE} label={texts.delete} icon={<Trash2 />} onClick={onDelete} />}
      </div>
      <div className="absolute top-2 right-2 z-10 hidden touch:block">
        <Menu
          trigger={
            <button
              type="button"
              aria-label={texts.more(card.title)}
              className={cx('hit relative grid size-7 place-items-center rounded-sm', PLATE)}
            >
              <Ellipsis aria-hidden className="size-4" />
            </button>
          }
        >
          {canDownload && (
            <MenuItem icon={<Download aria-hidden />} onSelect={() => void downloadFilm(card)}>
              {texts.download}
            </MenuItem>
          )}
          {isOwner && (
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
              {texts.delete}
            </MenuItem>
          )}
        </Menu>
      </div>
    </>
  )
}
