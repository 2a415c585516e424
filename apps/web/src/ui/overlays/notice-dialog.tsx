import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type NoticeDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  children?: ReactNode
  confirm: string
  /** Action of the button; closes the dialog by default. */
  onConfirm?: () => void
  /** Secondary action before the button. */
  other?: ReactNode
  phone?: 'card' | 'sheet'
}

/** Dialog with a notice and one button. */
export function NoticeDialog({
  open,
  onClose,
  title,
  text,
  children,
  confirm,
  onConfirm = onClose,
  other,
  phone = 'card',
}: NoticeDialogProps) {
  const isSheet = phone === 'sheet'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      phone={phone}
      actions={
        <>
          {other}
          <Button variant="primary" size={isSheet ? 'lg' : 'md'} className={isSheet ? 'max-sm:w-full' : ''} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
