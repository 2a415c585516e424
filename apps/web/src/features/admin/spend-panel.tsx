import type { Spend } from '@fablecut/contracts/operations/admin/get-spend'
import { useQuery } from '@tanstack/react-query'
import { adminTexts } from '../../texts/admin/operations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { formatCredits } from '../../ui/layout/credit-amount.tsx'
import { spendQuery } from './admin-queries.ts'
import { FigureTable } from './figure-table.tsx'
import { Panel } from './panel.tsx'
import { callsByEngine, countCalls } from './spend-model.ts'

const texts = adminTexts.spend

/** Credits and engine calls per day. */
export function SpendPanel() {
  const { data, isPending, refetch } = useQuery(spendQuery)
  return (
    <Panel title={texts.title} note={texts.note}>
      {isPending && <Skeleton className="h-40" />}
      {!isPending && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-13 text-danger">
          {texts.failed}
          <Button size="sm" onClick={() => void refetch()}>
            {adminTexts.retry}
          </Button>
        </p>
      )}
      {data && <Days spend={data} />}
    </Panel>
  )
}

function Days({ spend: { days, held } }: { spend: Spend }) {
  if (days.length === 0) return <p className="text-13 text-text-3">{texts.empty}</p>
  const connected = callsByEngine(days)
  const rows = days.map(({ date, granted, charged, refunded, calls }) => ({
    key: date,
    cells: [
      date,
      formatCredits(granted),
      formatCredits(charged),
      formatCredits(refunded),
      formatCredits(countCalls(calls, 'builtin')),
      formatCredits(countCalls(calls, 'connected')),
    ],
  }))
  return (
    <>
      <FigureTable
        label={texts.title}
        head={[texts.day, texts.granted, texts.charged, texts.refunded, texts.builtin, texts.connected]}
        rows={rows}
      />
      <p className="mt-2 text-12 text-text-3">{texts.held(formatCredits(held))}</p>
      {connected.length > 0 && (
        <>
          <h3 className="mt-4 text-12 font-medium text-text-2">{texts.details}</h3>
          <ul className="mt-1 divide-y divide-line text-13">
            {connected.map(({ engine, kind, done, failed }) => (
              <li key={`${engine} ${kind}`} className="flex justify-between gap-4 py-1.5">
                <span className="min-w-0 truncate">{texts.call(engine, kind)}</span>
                <span className="shrink-0 text-text-2 tabular-nums">{texts.calls(done, failed)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
