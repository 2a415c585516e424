import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  confirm: string
  cancel?: string
  /** Destructive action. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** Confirmation of an irreversible action. The cancel button comes first. */
export function ConfirmDialog({ open, onOpenChange, title, text, confirm, cancel, danger = false, busy, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      bare
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {cancel ?? uiTexts.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
