import { Copy } from 'lucide-react'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'

const texts = accountTexts.secondFactor

/** Backup codes, which only the response that made them contains. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid w-full gap-3">
      <h3 className="text-14 font-strong">{texts.backupTitle}</h3>
      <p className="text-13 text-pretty text-text-2">{texts.backupNote}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1 font-mono text-14">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy(codes)}>
          {texts.copy}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(texts.copied)
  } catch {
    toast.error(texts.copyFailed)
  }
}
