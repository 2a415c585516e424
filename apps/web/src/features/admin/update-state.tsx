import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/error.ts'
import { adminTexts as texts } from '../../texts/admin/operations.ts'
import { formatClock } from '../../texts/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

type Polled = { readonly dataUpdatedAt: number; readonly error: unknown; refetch(): Promise<unknown> }

/** When the figures were read last, and a button that reads them again. Polling does not show on the button. */
export function LastUpdate({ polled }: { polled: Polled }) {
  const [isAsked, setAsked] = useState(false)
  const refresh = async () => {
    setAsked(true)
    await polled.refetch()
    setAsked(false)
  }
  return (
    <p className="flex items-center gap-3 text-12 text-text-3 tabular-nums">
      {polled.dataUpdatedAt > 0 && texts.updated(formatClock(polled.dataUpdatedAt))}
      <Button size="sm" variant="line" icon={<RefreshCw aria-hidden />} busy={isAsked} onClick={() => void refresh()}>
        {texts.refresh}
      </Button>
    </p>
  )
}

/** Says that figures are old because they could not be read again. */
export const StaleNotice = ({ polled }: { polled: Polled }) =>
  polled.error ? (
    <Banner tone="danger" className="mt-4">
      {texts.stale(messageOf(polled.error), formatClock(polled.dataUpdatedAt))}
    </Banner>
  ) : null
