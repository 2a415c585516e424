import { shareTexts } from '../../texts/share.ts'
import { NoticeDialog } from '../../ui/overlays/notice-dialog.tsx'

const texts = shareTexts.moderation

/** What may not be published. */
export const ModerationDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <NoticeDialog open={open} onClose={onClose} title={texts.title} text={texts.text} confirm={texts.button}>
    <ul className="grid list-disc gap-1.5 pl-5 text-14 text-text">
      {texts.list.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
    <p className="mt-4 text-13 text-text-3">{texts.kept}</p>
  </NoticeDialog>
)
