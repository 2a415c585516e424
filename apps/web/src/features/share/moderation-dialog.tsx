import { shareTexts } from '../../texts/share.ts'
import { NoticeDialog } from '../../ui/overlays/notice-dialog.tsx'
import type { ModerationFindings } from '../../story-data/moderation-findings.ts'

const texts = shareTexts.moderation

/** Explains the content policy and the moderation findings. */
export const ModerationDialog = ({ findings, onClose }: { findings: ModerationFindings | null; onClose: () => void }) => (
  <NoticeDialog open={findings !== null} onClose={onClose} title={texts.title} text={texts.text} confirm={texts.button}>
    <ul className="grid list-disc gap-1.5 ps-5 text-14 text-text">
      {texts.policies.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    {findings && <Found findings={findings} />}
    <p className="mt-4 text-13 text-text-3">{texts.note}</p>
  </NoticeDialog>
)

function Found({ findings: { classes, words } }: { findings: ModerationFindings }) {
  const names: Readonly<Record<string, string>> = texts.classes
  return (
    <>
      {classes.length > 0 && <p className="mt-4 text-14">{texts.foundClasses(classes.map((name) => names[name] ?? name))}</p>}
      {words.length > 0 && <p className="mt-2 text-14 wrap-anywhere">{texts.foundWords(words)}</p>}
    </>
  )
}
