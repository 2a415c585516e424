import { useQuery } from '@tanstack/react-query'
import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { messageOf } from '../../api/error.ts'
import { adminTexts as texts } from '../../texts/admin/operations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { overviewQuery } from './admin-queries.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { FailuresPanel, UnfinishedPanel } from './run-panels.tsx'
import { LastHourPanel } from './last-hour-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { QueuesPanel } from './queues-panel.tsx'
import { SpendPanel } from './spend-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { LastUpdate, StaleNotice } from './update-state.tsx'
import { WorkersPanel } from './workers-panel.tsx'

/** `/admin/operations`: how the installation is, for staff; read again every ten seconds. */
export function OperationsPage() {
  usePageTitle(texts.title)
  const overview = useQuery(overviewQuery)
  const { data, error, isPending, refetch } = overview
  return (
    <main id="content" className="mx-auto w-full max-w-[1240px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-20 font-strong">{texts.title}</h1>
        <LastUpdate polled={overview} />
      </div>
      {isPending && <Loading />}
      {!isPending && !data && (
        <ErrorState
          title={texts.failed}
          text={texts.failedText(messageOf(error))}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      )}
      {data && (
        <>
          <StaleNotice polled={overview} />
          <Panels overview={data} />
        </>
      )}
    </main>
  )
}

/** Ages are relative to the server's clock. */
function Panels({ overview }: { overview: Overview }) {
  const now = Date.parse(overview.time)
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-2">
      <ChecksPanel checks={overview.checks} version={overview.version} />
      <LastHourPanel lastHour={overview.last_hour} />
      <QueuesPanel queues={overview.queues} />
      <WorkersPanel workers={overview.workers} now={now} />
      <UnfinishedPanel unfinished={overview.unfinished_runs} now={now} />
      <FailuresPanel failures={overview.failures} logUrl={overview.log_url} />
      <StoragePanel storage={overview.storage} />
      <SpendPanel />
      <div className="lg:col-span-2">
        <LimitsPanel limits={overview.limits} />
      </div>
    </div>
  )
}

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f']

const Loading = () => (
  <div role="status" aria-label={texts.loading} className="mt-5 grid gap-4 lg:grid-cols-2">
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className="h-52" />
    ))}
  </div>
)
