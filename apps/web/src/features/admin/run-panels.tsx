import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import type { RunSummary } from '@fablecut/contracts/operations/admin/run-summary'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminTexts as texts } from '../../texts/admin/operations.ts'
import { formatTime } from '../../texts/format.ts'
import { formatAge } from '../../texts/format-units.ts'
import { Panel } from './panel.tsx'
import { accountName, logAddress, quietSeconds, stageOf } from './run-model.ts'

/** Runs in progress, the oldest first. */
export function UnfinishedPanel({ unfinished, now }: { unfinished: Overview['unfinished_runs']; now: number }) {
  const { oldest, total } = unfinished
  return (
    <Panel title={`${texts.runs.title} (${total})`}>
      {total === 0 && <p className="text-13 text-text-3">{texts.runs.empty}</p>}
      <RunList>
        {oldest.map((run) => (
          <RunRow key={run.id} run={run}>
            <span className="tabular-nums">{texts.runs.begun(formatAge((now - Date.parse(run.created_at)) / 1_000))}</span>
            <Quiet seconds={quietSeconds(run, now)} />
          </RunRow>
        ))}
      </RunList>
      {total > oldest.length && <p className="mt-2 text-12 text-text-3">{texts.runs.more(oldest.length, total)}</p>}
    </Panel>
  )
}

const Quiet = ({ seconds }: { seconds: number | null }) =>
  seconds === null ? null : <span className="text-danger">, {texts.runs.quiet(formatAge(seconds))}</span>

/** Failed runs, the newest first. */
export const FailuresPanel = ({ failures, logUrl }: { failures: readonly RunSummary[]; logUrl: string | null }) => (
  <Panel title={texts.failures.title}>
    {failures.length === 0 && <p className="text-13 text-text-3">{texts.failures.empty}</p>}
    <RunList>
      {failures.map((run) => (
        <RunRow key={run.id} run={run} logAddress={logAddress(logUrl, run.id)}>
          <span className="text-danger">{run.error ?? texts.failures.noMessage}</span>
          <span className="tabular-nums">, {formatTime(run.finished_at ?? run.active_at)}</span>
        </RunRow>
      ))}
    </RunList>
  </Panel>
)

const RunList = ({ children }: { children: ReactNode }) => <ul className="max-h-105 divide-y divide-line overflow-y-auto">{children}</ul>

type RunRowProps = { run: RunSummary; logAddress?: string | null; children: ReactNode }

function RunRow({ run, logAddress: log, children }: RunRowProps) {
  return (
    <li className="flex items-center gap-2">
      <Link
        to="/admin/runs/$runId"
        params={{ runId: run.id }}
        className="quick flex min-w-0 grow items-center gap-3 rounded-md py-2.5 hover:bg-hover"
      >
        <span className="grid min-w-0 grow gap-0.5">
          <span className="truncate text-13 font-medium">{run.story_title}</span>
          <span className="truncate text-12 text-text-2">
            {stageOf(run)} · {accountName(run)}
          </span>
          <span className="text-12 text-text-3">{children}</span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-text-3" />
      </Link>
      {log && (
        <a href={log} target="_blank" rel="noreferrer" className="quick shrink-0 text-12 text-text-2 underline hover:text-text">
          {texts.run.log}
        </a>
      )}
    </li>
  )
}
