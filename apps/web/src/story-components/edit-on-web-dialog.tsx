import { Link } from '@tanstack/react-router'
import { blankStoryTexts } from '../texts/blank-story.ts'
import { buttonClass } from '../ui/buttons/button-style.ts'
import { NoticeDialog } from '../ui/overlays/notice-dialog.tsx'

const texts = blankStoryTexts.wideScreenOnly

type EditOnWebDialogProps = {
  open: boolean
  /** Links to this story's page. */
  storyId?: string
  onClose: () => void
}

/** Shown on phones instead of the editor. */
export const EditOnWebDialog = ({ open, storyId, onClose }: EditOnWebDialogProps) => (
  <NoticeDialog
    open={open}
    onClose={onClose}
    title={texts.title}
    text={texts.text}
    confirm={texts.confirm}
    phone="sheet"
    other={storyId && <ToStory id={storyId} />}
  />
)

const ToStory = ({ id }: { id: string }) => (
  <Link to="/story/my/$id" params={{ id }} className={buttonClass({ variant: 'ghost', size: 'lg', className: 'max-sm:w-full' })}>
    {texts.page}
  </Link>
)
