import { estimatedMinutes } from '@fablecut/domain/story/inputs/estimated-minutes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock, Info } from 'lucide-react'
import { query } from '../../../../api/client.ts'
import { createTexts } from '../../../../texts/create.ts'
import { cx } from '../../../../ui/class-names.ts'
import { Coin } from '../../../../ui/layout/coin.tsx'
import { formatCredits } from '../../../../ui/layout/credit-amount.tsx'
import { Sentence } from '../../../../ui/layout/sentence.tsx'
import type { CreateBarPrices } from './create-bar-prices.ts'
import type { StartError } from './start-error.ts'

const texts = createTexts.bar
/** Categories that have a form. */
export type FormCategory = keyof typeof texts.priceVaries

/** Expected generation time, by the duration of the film. */
export function ExpectedTime({ category, filmSeconds }: { category: FormCategory; filmSeconds: number | null }) {
  const { data } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const planned = { pace: data?.generation_pace[category], filmSeconds }
  return (
    <span className="flex shrink-0 items-center gap-2 font-medium">
      <Clock aria-hidden className="size-4 text-text-2" />
      {texts.minutes(estimatedMinutes(category, false, planned))}
      <span className="font-regular text-text-3 max-lg:hidden">{texts.previewMinutes(estimatedMinutes(category, true, planned))}</span>
    </span>
  )
}

export function Balance({ prices }: { prices: CreateBarPrices }) {
  if (prices.freeStoriesLeft > 0)
    return (
      <span className="font-medium tracking-wide text-accent [word-spacing:0.12em] max-sm:ms-auto">
        {texts.freeLeft(prices.freeStoriesLeft)}
      </span>
    )
  if (prices.balance === null || prices.after === null) return null
  const text = prices.missing > 0 ? texts.balance.short : prices.isMinimum ? texts.balance.available : texts.balance.known
  const parts = {
    balance: <Amount credits={prices.balance} />,
    after: <Amount credits={prices.after} />,
    missing: <span className="text-danger tabular-nums">{texts.missing(formatCredits(prices.missing))}</span>,
  }
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-text-2 max-sm:ms-auto">
      <Coin />
      <span>
        <Sentence text={text} parts={parts} />
      </span>
    </span>
  )
}

const Amount = ({ credits }: { credits: number }) => <span className="font-strong text-text tabular-nums">{formatCredits(credits)}</span>

type BarNotesProps = { id: string; category: FormCategory; prices: CreateBarPrices; isBlocked: boolean }

/** Notes on what the price depends on, that previews cost credits even when Create is free, and on phones that they are edited elsewhere. */
export function BarNotes({ id, category, prices, isBlocked }: BarNotesProps) {
  const { preview, resume, freeStoriesLeft } = prices
  const isFree = freeStoriesLeft > 0 && preview !== null && resume !== null
  const hasFreeNote = isFree || prices.isVisitor
  const varies = texts.priceVaries[category]
  return (
    <p id={id} className={cx('flex flex-wrap gap-x-4 text-11 text-text-3 sm:text-12', isBlocked && 'max-sm:hidden')}>
      {isFree && (
        <span className="text-text-2">
          {prices.isMinimum ? texts.freeCreateUnknown : texts.freeCreate(formatCredits(preview), formatCredits(resume))}
        </span>
      )}
      {prices.isVisitor && <span className="text-text-2">{texts.freeForVisitors}</span>}
      <span className="text-text-2 md:hidden">{texts.previewOnPhone}</span>
      {varies !== null && <span className={cx(hasFreeNote && 'max-xl:hidden')}>{varies}</span>}
      {!hasFreeNote && !isBlocked && <span className="truncate max-xl:hidden">{texts.refundNote}</span>}
    </p>
  )
}

export const MissingNote = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className="flex shrink-0 items-center gap-2 text-13 font-medium text-text-2 max-sm:-mt-1.5">
    <Info aria-hidden className="size-4 text-text-3" />
    {text}
  </p>
)

export function StartErrorLine({ error }: { error: StartError }) {
  return (
    <div role="alert" className="border-b border-line bg-danger-soft text-13 text-danger">
      <p className="page py-2.5">
        {error.message}
        {error.code === 'INSUFFICIENT_CREDITS' && (
          <Link to="/credits" className="ms-3 font-strong text-text underline underline-offset-3">
            {createTexts.start.seeCredits}
          </Link>
        )}
      </p>
    </div>
  )
}
