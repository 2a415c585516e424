import { isPlayable } from '@fablecut/domain/story/status-rules'
import { Download, Film, Share2, Trash2 } from 'lucide-react'
import { useCanShare } from '../../../story-data/can-share.ts'
import { SharePopup } from '../../../slots/share-popup.ts'
import { editTarget } from '../../../story-data/card-target.ts'
import { EditorLink } from '../../../story-components/editor-link.tsx'
import { failureText } from '../../../story-data/status-label.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { useDownload } from '../../../story-data/exports/use-download.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'

const texts = storyTexts.card

type DetailActionsProps = { card: StoryCardData; isCreator: boolean; onDelete: () => void }

/** Actions of the story as buttons. Actions after a failure are shown with its message. */
export function DetailActions({ card, isCreator, onDelete }: DetailActionsProps) {
  const hasFailed = failureText(card.status) !== null
  const edit = isCreator && !hasFailed ? editTarget(card) : null
  const canShare = useCanShare(card) && isCreator
  const { isBusy, download } = useDownload(card, isCreator)
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {isPlayable(card.status) && (
        <Button variant={hasFailed ? 'line' : 'primary'} icon={<Download aria-hidden />} busy={isBusy} onClick={download}>
          {texts.download}
        </Button>
      )}
      {canShare && <SharePopup story={card} trigger={<ShareButton />} />}
      {edit && (
        <EditorLink storyId={card.id} target={edit} className={buttonClass({ variant: 'line' })}>
          <Film aria-hidden />
          {texts.openEditor}
        </EditorLink>
      )}
      {isCreator && !hasFailed && (
        <Button variant="danger-ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
          {texts.delete}
        </Button>
      )}
    </div>
  )
}

const ShareButton = (props: Record<string, unknown>) => (
  <Button variant="line" icon={<Share2 aria-hidden />} {...props}>
    {texts.share}
  </Button>
)
