import { canDuplicate, isPlayable } from '@fablecut/domain/story/status-rules'
import { CopyPlus, Download, FolderPlus, Pencil, Share2, TextCursorInput, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useCanShare } from '../../../story-data/can-share.ts'
import { SharePopup } from '../../../slots/share-popup.ts'
import { editTarget } from '../../../story-data/card-target.ts'
import { EditorLink } from '../../../story-components/editor-link.tsx'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { useDuplicate } from '../../../story-data/use-duplicate.ts'
import { useAddToCollection } from '../../../story-components/use-add-to-collection.tsx'
import { useDownload } from '../../../story-data/exports/use-download.ts'
import { useOpenEditor } from '../../../story-components/use-open-editor.tsx'
import { storyTexts } from '../../../texts/stories.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { organizeTexts } from '../../../texts/my-stories/organize.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { CARD_ACTIONS, CARD_MORE, PLATE } from '../../../story-components/card-plate.ts'
import { MoreButton } from '../home/more-button.tsx'

const texts = storyTexts.card

type CardActionsProps = { card: StoryCardData; isCreator: boolean; onRename: () => void; onDelete: () => void }

/** All actions for the creator; only Download for everybody else. */
export function CardActions({ card, isCreator, onRename, onDelete }: CardActionsProps) {
  const edit = isCreator ? editTarget(card) : null
  const canShare = useCanShare(card) && isCreator
  const { isBusy, download } = useDownload(card, isCreator)
  const share = useRef<HTMLButtonElement>(null)
  const copy = useDuplicate(card.id)
  const collecting = useAddToCollection(card)
  const canDownload = isPlayable(card.status)
  const mayDuplicate = isCreator && canDuplicate(card.status)
  if (!canDownload && !canShare && !isCreator) return null
  return (
    <>
      <div className={CARD_ACTIONS}>
        {edit && (
          <Tooltip text={texts.edit}>
            <EditorLink
              storyId={card.id}
              target={edit}
              aria-label={texts.edit}
              className={cx(buttonClass({ variant: 'ghost', size: 'sm' }), 'w-7 p-0!', PLATE)}
            >
              <Pencil aria-hidden />
            </EditorLink>
          </Tooltip>
        )}
        {canShare && (
          <SharePopup story={card} trigger={<IconButton ref={share} size="sm" className={PLATE} label={texts.share} icon={<Share2 />} />} />
        )}
        {canDownload && (
          <IconButton size="sm" className={PLATE} label={texts.download} icon={<Download />} aria-busy={isBusy} onClick={download} />
        )}
        {/* An export from the popup hides Download; Share and its popup stay in place. */}
        {canShare && !canDownload && <span aria-hidden className="size-7" />}
        {mayDuplicate && (
          <IconButton
            size="sm"
            className={PLATE}
            label={texts.duplicate}
            icon={<CopyPlus />}
            aria-busy={copy.isBusy}
            onClick={copy.duplicate}
          />
        )}
        {card.is_published && (
          <IconButton size="sm" className={PLATE} label={collectionTexts.add} icon={<FolderPlus />} onClick={collecting.open} />
        )}
        {isCreator && <IconButton size="sm" className={PLATE} label={organizeTexts.rename} icon={<TextCursorInput />} onClick={onRename} />}
        {isCreator && <IconButton size="sm" className={PLATE} label={texts.delete} icon={<Trash2 />} onClick={onDelete} />}
      </div>
      <MoreMenu
        card={card}
        edit={edit}
        onShare={canShare ? () => setTimeout(() => share.current?.click()) : undefined}
        onDownload={canDownload ? download : undefined}
        onDuplicate={mayDuplicate ? copy.duplicate : undefined}
        onCollect={card.is_published ? collecting.open : undefined}
        onRename={isCreator ? onRename : undefined}
        onDelete={isCreator ? onDelete : undefined}
      />
      {collecting.dialog}
    </>
  )
}

type MoreMenuProps = {
  card: StoryCardData
  edit: ReturnType<typeof editTarget>
  onShare?: () => void
  onDownload?: () => void
  onDuplicate?: () => void
  onCollect?: () => void
  onRename?: () => void
  onDelete?: () => void
}

function MoreMenu({ card, edit, onShare, onDownload, onDuplicate, onCollect, onRename, onDelete }: MoreMenuProps) {
  const editor = useOpenEditor(card.id)
  return (
    <div className={CARD_MORE}>
      <Menu trigger={<MoreButton title={card.title} />}>
        {edit && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => editor.open(edit)}>
            {texts.edit}
          </MenuItem>
        )}
        {onShare && (
          <MenuItem icon={<Share2 aria-hidden />} onSelect={onShare}>
            {texts.share}
          </MenuItem>
        )}
        {onDownload && (
          <MenuItem icon={<Download aria-hidden />} onSelect={onDownload}>
            {texts.download}
          </MenuItem>
        )}
        {onDuplicate && (
          <MenuItem icon={<CopyPlus aria-hidden />} onSelect={onDuplicate}>
            {texts.duplicate}
          </MenuItem>
        )}
        {onCollect && (
          <MenuItem icon={<FolderPlus aria-hidden />} onSelect={() => setTimeout(onCollect)}>
            {collectionTexts.add}
          </MenuItem>
        )}
        {onRename && (
          // After the menu has given the focus back.
          <MenuItem icon={<TextCursorInput aria-hidden />} onSelect={() => setTimeout(onRename)}>
            {organizeTexts.rename}
          </MenuItem>
        )}
        {onDelete && (
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
            {texts.delete}
          </MenuItem>
        )}
      </Menu>
      {editor.dialog}
    </div>
  )
}
