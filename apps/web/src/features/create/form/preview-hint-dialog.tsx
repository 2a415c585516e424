import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const texts = createTexts.previewHint
type PreviewHintDialogProps = { open: boolean; onClose: () => void; onConfirm: () => void }

/** On phones a started preview ends here instead of in the editor. Source: C-039, C-040, CD-21. */
export function PreviewHintDialog({ open, onClose, onConfirm }: PreviewHintDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text}
      phone="sheet"
      actions={
        <Button variant="primary" size="lg" className="max-sm:w-full" onClick={onConfirm}>
          {texts.confirm}
        </Button>
      }
    />
  )
}
