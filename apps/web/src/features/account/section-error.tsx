import { accountTexts } from '../../texts/account/account.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'

/** Load error of a section with a retry button. */
export function SectionError({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { title, text } = accountTexts.failed
  return (
    <div className="grid justify-items-start gap-3">
      <Banner tone="danger" className="w-full">
        {title}. {text}
      </Banner>
      <Button size="sm" busy={busy} onClick={onRetry}>
        {uiTexts.retry}
      </Button>
    </div>
  )
}
