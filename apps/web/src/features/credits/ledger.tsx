import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../../api/error.ts'
import { creditTexts as texts } from '../../texts/account/credits.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LedgerRow } from './ledger-row.tsx'
import type { LedgerPage } from './ledger-model.ts'

/** Newest first; older entries on demand. */
export function Ledger({ ledger }: { ledger: UseInfiniteQueryResult<InfiniteData<LedgerPage>> }) {
  if (ledger.isPending) return <Loading />
  if (!ledger.data)
    return (
      <ErrorState
        title={texts.failed}
        text={texts.failedText(messageOf(ledger.error))}
        action={<Button onClick={() => void ledger.refetch()}>{texts.retry}</Button>}
      />
    )
  const entries = ledger.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <NoCharges />
  return (
    <>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {ledger.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-center text-13 text-danger">
          {texts.failedText(messageOf(ledger.error))}
        </p>
      )}
      {ledger.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button busy={ledger.isFetchingNextPage} busyLabel={texts.moreBusy} onClick={() => void ledger.fetchNextPage()}>
            {ledger.isFetchNextPageError ? texts.retry : texts.more}
          </Button>
        </div>
      )}
    </>
  )
}

const NoCharges = () => (
  <EmptyState
    className="mt-3"
    text={texts.empty}
    action={
      <Link to="/story/create/script" className={buttonClass({ variant: 'line' })}>
        {texts.emptyAction}
      </Link>
    }
  />
)

const SHAPES = ['a', 'b', 'c', 'd', 'e']

const Loading = () => (
  <div role="status" aria-label={texts.loading} className="mt-3 grid gap-2">
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className="h-14" />
    ))}
  </div>
)
