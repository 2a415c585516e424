import { createTexts } from '../../../../texts/create.ts'
import { NoticeDialog } from '../../../../ui/overlays/notice-dialog.tsx'

const texts = createTexts.previewHint
type PreviewHintDialogProps = { open: boolean; onClose: () => void; onConfirm: () => void }

/** Shown on phones after starting a preview, instead of opening the editor. */
export const PreviewHintDialog = (props: PreviewHintDialogProps) => (
  <NoticeDialog {...props} title={texts.title} text={texts.text} confirm={texts.confirm} phone="sheet" />
)
