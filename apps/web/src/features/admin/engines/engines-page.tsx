import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/error.ts'
import { adminTexts } from '../../../texts/admin/operations.ts'
import { adminEnginesTexts as texts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { connectionsQuery } from '../admin-queries.ts'
import { LastUpdate, StaleNotice } from '../update-state.tsx'
import { ConnectionsSection } from './connections-section.tsx'
import { ModelsSection } from './models-section.tsx'

/** `/admin/engines`: who makes what, for staff. */
export function EnginesPage() {
  usePageTitle(texts.title)
  const connections = useQuery(connectionsQuery)
  const { data, error, isPending, refetch } = connections
  return (
    <main id="content" className="mx-auto w-full max-w-[1240px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-20 font-strong">{texts.title}</h1>
        <LastUpdate polled={connections} />
      </div>
      {isPending && <Loading />}
      {!isPending && !data && (
        <ErrorState
          title={texts.failed}
          text={adminTexts.failedText(messageOf(error))}
          action={<Button onClick={() => void refetch()}>{adminTexts.retry}</Button>}
        />
      )}
      {data && (
        <>
          <StaleNotice polled={connections} />
          {data.warnings.map((warning) => (
            <Banner key={warning} tone="danger" className="mt-4">
              {texts.warnings[warning]}
            </Banner>
          ))}
          <ConnectionsSection connections={data.connections} providers={data.providers} />
          <ModelsSection connections={data.connections} />
        </>
      )}
    </main>
  )
}

const SHAPES = ['a', 'b', 'c', 'd']

const Loading = () => (
  <div role="status" aria-label={texts.loading} className="mt-5 grid gap-4 lg:grid-cols-2">
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className="h-44" />
    ))}
  </div>
)
