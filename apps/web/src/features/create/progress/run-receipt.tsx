import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '../../../api/client.ts'
import { createTexts } from '../../../texts/create.ts'
import { Coin } from '../../../ui/layout/coin.tsx'
import { cx } from '../../../ui/class-names.ts'
import { formatCredits } from '../../../ui/layout/credit-amount.tsx'
import { receiptOf, type Receipt } from './receipt.ts'

const texts = createTexts.receipt

/** The receipt of a run, refetched on every event; null while unknown. */
export function useRunReceipt(workflowRunId: string): Receipt | null {
  const { data } = useQuery(query.credits.ledger.queryOptions({ input: {} }))
  return data ? receiptOf(data.entries, workflowRunId) : null
}

/** Held, used and refunded credits. */
export function RunReceipt({ receipt, isOver }: { receipt: Receipt | null; isOver: boolean }) {
  if (receipt === null) return null
  if (receipt.isFree)
    return (
      <Box>
        <Row label={texts.free} credits={0} coin />
      </Box>
    )
  return (
    <div>
      <Box>
        <Row label={texts.held} credits={receipt.held} coin />
        <Row label={isOver ? texts.charged : texts.used} credits={receipt.used} />
        {isOver ? (
          <Row label={texts.refunded} credits={receipt.returned} gained={receipt.returned > 0} />
        ) : (
          <Row label={texts.refundedOnCancel} credits={receipt.open + receipt.returned} />
        )}
      </Box>
      <p className="mt-2 flex flex-wrap justify-between gap-2 text-12 text-text-3">
        {!isOver && texts.note}
        <Link to="/credits" className="quick rounded-sm text-text-2 underline-offset-3 hover:text-text hover:underline">
          {texts.seeReceipt}
        </Link>
      </p>
    </div>
  )
}

const Box = ({ children }: { children: ReactNode }) => (
  <dl aria-label={texts.title} className="divide-y divide-line rounded-card border border-line bg-surface px-4 py-1 text-13">
    {children}
  </dl>
)

type RowProps = { label: string; credits: number; coin?: boolean; gained?: boolean }

function Row({ label, credits, coin = false, gained = false }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="text-text-2">{label}</dt>
      <dd className={cx('flex items-center gap-1.5 font-strong tabular-nums', gained && 'text-success')}>
        {coin && <Coin className="text-text-2" />}
        {gained && '+'}
        {formatCredits(credits)}
      </dd>
    </div>
  )
}
