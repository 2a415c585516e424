import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import { api } from '../../../api/client.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const texts = moderationTexts.entry

export const UndoDialog = ({ action, onClose }: { action: WireModerationAction | null; onClose: () => void }) => (
  <ReasonDialog
    open={action !== null}
    onClose={onClose}
    title={texts.undoTitle}
    text={texts.undoText}
    hint={moderationTexts.actions.reasonHint}
    choices={[{ label: texts.undo, send: (reason) => api.moderation.undo({ id: action!.id, reason }) }]}
  />
)
