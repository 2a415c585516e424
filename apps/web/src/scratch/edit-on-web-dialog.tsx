import { Link } from '@tanstack/react-router'
import { scratchTexts } from '../texts/scratch.ts'
import { buttonClass } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const texts = scratchTexts.onWeb

type EditOnWebDialogProps = {
  open: boolean
  /** The story that would have been edited: its page is one press away. */
  storyId?: string
  onClose: () => void
}

/** What phones get instead of the editor. Source: H-043, HD-16, ED-03. */
export function EditOnWebDialog({ open, storyId, onClose }: EditOnWebDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text}
      phone="sheet"
      actions={
        <>
          {storyId && (
            <Link
              to="/story/my/$id"
              params={{ id: storyId }}
              className={buttonClass({ variant: 'ghost', size: 'lg', className: 'max-sm:w-full' })}
            >
              {texts.page}
            </Link>
          )}
          <Button variant="primary" size="lg" className="max-sm:w-full" onClick={onClose}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  )
}
