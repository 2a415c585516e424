import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { messageOf } from '../../../api/error.ts'
import { adminTexts } from '../../../texts/admin/operations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { overviewQuery, runQuery } from '../admin-queries.ts'
import { Panel } from '../panel.tsx'
import { LastUpdate, StaleNotice } from '../update-state.tsx'
import { RunActions } from './run-actions.tsx'
import { RunCalls } from './run-calls.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunWork } from './run-work.tsx'

const texts = adminTexts.run

/** `/admin/runs/{runId}`: work and engine calls of a run, to retry or cancel it; for staff. */
export function RunPage({ runId }: { runId: string }) {
  const polled = useQuery(runQuery(runId))
  const { data, error, isPending, refetch } = polled
  const { data: logUrl = null } = useQuery({ ...overviewQuery, refetchInterval: false, select: (overview) => overview.log_url })
  usePageTitle(data?.run.story_title ?? texts.id)
  return (
    <main id="content" className="mx-auto w-full max-w-[1240px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link to="/admin/operations" className="quick flex items-center gap-2 text-13 font-medium text-text-2 hover:text-text">
          <ArrowLeft aria-hidden className="size-4" />
          {texts.back}
        </Link>
        <LastUpdate polled={polled} />
      </div>
      {isPending && <Skeleton className="mt-5 h-60" />}
      {!isPending && !data && (
        <ErrorState
          title={texts.failed}
          text={messageOf(error)}
          level={1}
          action={<Button onClick={() => void refetch()}>{adminTexts.retry}</Button>}
        />
      )}
      {data && (
        <>
          <StaleNotice polled={polled} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <h1 className="min-w-0 truncate text-20 font-strong">{data.run.story_title}</h1>
            <RunActions details={data} />
          </div>
          <div className="mt-4 grid gap-4">
            <RunFacts run={data.run} logUrl={logUrl} />
            <Panel title={texts.work}>
              <RunWork work={data.work} />
            </Panel>
            <Panel title={texts.calls}>
              <RunCalls calls={data.calls} />
            </Panel>
          </div>
        </>
      )}
    </main>
  )
}
