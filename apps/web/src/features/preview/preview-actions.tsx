import { useQueryClient } from '@tanstack/react-query'
import { Download, Scissors, Share2, Shuffle, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRemix } from '../../story-data/remix/use-remix.ts'
import { useCanShare } from '../../story-data/can-share.ts'
import type { StoryTracking } from '../../analytics/recommendation/use-story-tracker.ts'
import { SharePopup, type SharePopupProps } from '../../slots/share-popup.ts'
import { isFilmCurrent } from '../../story-data/exports/card-exports.ts'
import { EditorLink } from '../../story-components/editor-link.tsx'
import { downloadFilm } from '../../story-data/exports/download-film.ts'
import { refetchStory, type StoryCardData } from '../../story-data/story-lists.ts'
import { useEditTemplate } from '../../story-components/use-edit-template.tsx'
import { previewTexts as texts } from '../../texts/preview.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { actionsOf, type PreviewAction } from './preview-actions-model.ts'

type PreviewActionsProps = {
  card: StoryCardData
  viewerId: string | null
  place: 'own' | 'community'
  onDelete?: () => void
  /** Called when preparing a download starts and ends. */
  onDownloading: (isDownloading: boolean) => void
  /** Tracking callbacks for recommendations. */
  tracking: Omit<StoryTracking, 'film'>
}

/** Actions of the story, below its details. */
export function PreviewActions({ card, viewerId, place, onDelete, onDownloading, tracking }: PreviewActionsProps) {
  const isOwner = card.created_by_user_id === viewerId
  const canShare = useCanShare(card)
  const actions = actionsOf({ card, viewerId, place, canShare })
  const may = (action: PreviewAction) => actions.includes(action)
  if (actions.length === 0) return null
  return (
    <div className="grid shrink-0 grid-cols-2 gap-2 border-t border-line bg-surface p-4 max-md:sticky max-md:bottom-0 max-md:pb-[max(16px,env(safe-area-inset-bottom))] md:px-5">
      {may('edit') && (card.is_template ? <EditTemplateButton card={card} /> : <EditButton card={card} />)}
      {may('share') && <Sharing card={card} tracking={tracking} trigger={<Button icon={<Share2 aria-hidden />}>{texts.share}</Button>} />}
      {may('download') && <DownloadButton card={card} isOwner={isOwner} tracking={tracking} onDownloading={onDownloading} />}
      {(may('reuse') || may('remix')) && (
        <RemixButton card={card} tracking={tracking} isOwn={may('reuse')} className={may('reuse') && may('delete') ? NARROW : 'col-span-2'}>
          {may('reuse') ? texts.reuse : texts.remix}
        </RemixButton>
      )}
      {may('delete') && onDelete && (
        <Button variant="danger-ghost" icon={<Trash2 aria-hidden />} className={may('reuse') ? '' : 'col-span-2'} onClick={onDelete}>
          {texts.delete}
        </Button>
      )}
    </div>
  )
}

/** Hides icons where two buttons share a narrow pane. */
const NARROW = 'md:max-[1100px]:[&_svg]:hidden'

type Tracking = PreviewActionsProps['tracking']

type SharingProps = Pick<SharePopupProps, 'trigger' | 'first'> & { card: StoryCardData; tracking: Tracking }

const Sharing = ({ card, tracking, trigger, first }: SharingProps) => (
  <SharePopup first={first} story={card} trigger={trigger} onShared={tracking.shared} onDownloaded={tracking.downloaded} />
)

const EDIT = buttonClass({ variant: 'primary', size: 'lg', className: 'col-span-2' })

const EditButton = ({ card }: { card: StoryCardData }) => (
  <EditorLink storyId={card.id} target={{ to: 'editor', openedFrom: 'story_card' }} className={EDIT}>
    <Scissors aria-hidden />
    {texts.edit}
  </EditorLink>
)

function EditTemplateButton({ card }: { card: StoryCardData }) {
  const { isBusy, edit, dialog } = useEditTemplate(card.id)
  return (
    <>
      <Button variant="primary" size="lg" icon={<Scissors aria-hidden />} busy={isBusy} className="col-span-2" onClick={edit}>
        {texts.edit}
      </Button>
      {dialog}
    </>
  )
}

type DownloadButtonProps = Pick<PreviewActionsProps, 'card' | 'tracking' | 'onDownloading'> & { isOwner: boolean }

/** An outdated export is exported again first, by the share popup. */
function DownloadButton({ card, isOwner, tracking, onDownloading }: DownloadButtonProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  // Keeps the popup open when its own export finishes.
  const [wasCurrent] = useState(() => isFilmCurrent(card))
  if (isOwner && !(wasCurrent && isFilmCurrent(card))) {
    return (
      <Sharing
        first="download"
        card={card}
        tracking={tracking}
        trigger={<Button icon={<Download aria-hidden />}>{texts.download}</Button>}
      />
    )
  }
  const wait = (isWaiting: boolean) => {
    setBusy(isWaiting)
    onDownloading(isWaiting)
  }
  const save = async () => {
    tracking.downloaded()
    wait(true)
    const isSaved = await downloadFilm(card)
    wait(false)
    if (!isSaved) await refetchStory(client, card.id)
  }
  return (
    <Button icon={<Download aria-hidden />} busy={isBusy} onClick={() => void save()}>
      {texts.download}
    </Button>
  )
}

function RemixButton({
  card,
  tracking,
  isOwn,
  className,
  children,
}: {
  card: StoryCardData
  tracking: Tracking
  isOwn: boolean
  className: string
  children: ReactNode
}) {
  const remix = useRemix(card)
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    tracking.remixed()
    setBusy(true)
    await remix?.().finally(() => setBusy(false))
  }
  return (
    <Button
      variant={isOwn ? 'line' : 'raised'}
      icon={<Shuffle aria-hidden />}
      busy={isBusy}
      className={className}
      onClick={() => void open()}
    >
      {children}
    </Button>
  )
}
