import { shareTexts } from '../texts/share.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const texts = shareTexts.moderation

/** What may not be published. Source: H-117, H-228. */
export const ModerationDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title={texts.title}
    description={texts.text}
    actions={
      <Button variant="primary" onClick={onClose}>
        {texts.button}
      </Button>
    }
  >
    <ul className="grid list-disc gap-1.5 pl-5 text-14 text-text">
      {texts.list.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
    <p className="mt-4 text-13 text-text-3">{texts.kept}</p>
  </Dialog>
)
