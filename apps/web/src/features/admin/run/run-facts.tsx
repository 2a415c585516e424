import type { RunSummary } from '@fablecut/contracts/operations/admin/run-summary'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminTexts } from '../../../texts/admin/operations.ts'
import { formatTime } from '../../../texts/format.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { StatusDot, type StatusTone } from '../../../ui/feedback/status-dot.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { formatCredits } from '../../../ui/layout/credit-amount.tsx'
import { accountName, logAddress, stageOf } from '../run-model.ts'

const texts = adminTexts.run
const TONES: Record<RunSummary['status'], StatusTone> = {
  RUN_RUNNING: 'active',
  RUN_SUCCESS: 'success',
  RUN_FAILED: 'danger',
  RUN_CANCELED: 'quiet',
}

/** What the run is, whose, and how to find it in the log. */
export function RunFacts({ run, logUrl }: { run: RunSummary; logUrl: string | null }) {
  const log = logAddress(logUrl, run.id)
  return (
    <Card className="p-4 sm:p-5">
      <StatusDot tone={TONES[run.status]} word={texts.statuses[run.status]} />
      {run.error !== null && <p className="mt-2 text-13 break-words text-danger">{run.error}</p>}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 text-13 sm:grid-cols-3">
        <Fact label={texts.stage}>{stageOf(run)}</Fact>
        <Fact label={texts.account}>{accountName(run)}</Fact>
        <Fact label={texts.price}>{texts.credits(formatCredits(run.price_credits))}</Fact>
        <Fact label={texts.begun}>{formatTime(run.created_at)}</Fact>
        <Fact label={texts.active}>{formatTime(run.active_at)}</Fact>
        {run.finished_at !== null && <Fact label={texts.ended}>{formatTime(run.finished_at)}</Fact>}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-2 text-12 text-text-3">
        <span className="min-w-0 break-all">
          {texts.id} {run.id}
        </span>
        <IconButton label={texts.copy} icon={<Copy />} size="sm" onClick={() => void copyId(run.id)} />
        {log === null ? (
          <span>{texts.noLog}</span>
        ) : (
          <a href={log} target="_blank" rel="noreferrer" className="quick text-text-2 underline hover:text-text">
            {texts.log}
          </a>
        )}
      </div>
    </Card>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-3">{label}</dt>
    <dd className="truncate tabular-nums">{children}</dd>
  </div>
)

async function copyId(id: string): Promise<void> {
  await navigator.clipboard.writeText(id)
  toast.success(texts.copied)
}
