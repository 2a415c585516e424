import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const texts = createTexts.shortScript
type ShortScriptDialogProps = { open: boolean; onClose: () => void; onProceed: () => void; onRewrite: () => void }

/** Asks for confirmation before a script of under 100 characters becomes five seconds of video. */
export function ShortScriptDialog({ open, onClose, onProceed, onRewrite }: ShortScriptDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button variant="ghost" onClick={onProceed}>
            {texts.proceed}
          </Button>
          <Button variant="primary" onClick={onRewrite}>
            {texts.rewrite}
          </Button>
        </>
      }
    />
  )
}
