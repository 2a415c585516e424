import type { CategoryId } from '@fablecut/domain/story/category'
import { estimatedMinutes } from '@fablecut/domain/story/estimated-minutes'
import { Link } from '@tanstack/react-router'
import { Clock, Info } from 'lucide-react'
import { useId } from 'react'
import { createTexts } from '../../../../texts/create.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { Coin } from '../../../../ui/layout/coin.tsx'
import { CreditAmount, formatCredits } from '../../../../ui/layout/credit-amount.tsx'
import type { CreateBarPrices } from './create-bar-prices.ts'
import type { StartError } from './start-error.ts'
import type { StartKind, StartRequest } from './use-start.ts'

const texts = createTexts.bar
type CreateBarProps = {
  category: CategoryId
  /** The word on the button, default `Create`. */
  createLabel?: string
  prices: CreateBarPrices
  busy: StartKind | null
  error: StartError | null
  /** Why nothing can be started, in a few words; null where it can. */
  missing: string | null
  onPress: (request: StartRequest) => void
}

/** Always at the bottom: time, balance, and the two buttons with their exact price. Source: C-009, CD-07, CD-77. */
export function CreateBar({ category, createLabel = texts.create, prices, busy, error, missing, onPress }: CreateBarProps) {
  const missingId = useId()
  const start = { busy, missing, missingId, onPress }
  return (
    <div data-bottom-bar className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      {error && <RootError error={error} />}
      <div className="page flex min-h-23 flex-col justify-center gap-2 py-2 sm:min-h-18 sm:flex-row sm:items-center sm:gap-6">
        <div className="grid min-w-0 grow gap-y-0.5">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-0.5 text-13">
            <span className="flex shrink-0 items-center gap-2 font-medium">
              <Clock aria-hidden className="size-4 text-text-2" />
              {texts.minutes(estimatedMinutes(category, false))}
              <span className="font-regular text-text-3 max-lg:hidden">{texts.previewMinutes(estimatedMinutes(category, true))}</span>
            </span>
            <Balance prices={prices} />
          </div>
          <p className="flex gap-x-4 text-11 text-text-3 sm:text-12">
            <span className={cx(missing !== null && 'max-sm:hidden')}>{texts.varies}</span>
            {missing === null && <span className="truncate max-xl:hidden">{texts.unspent}</span>}
          </p>
        </div>
        {missing !== null && (
          <p id={missingId} className="flex shrink-0 items-center gap-2 text-13 font-medium text-text-2 max-sm:-mt-1.5">
            <Info aria-hidden className="size-4 text-text-3" />
            {missing}
          </p>
        )}
        <div className="flex gap-2.5">
          <StartButton kind="preview" label={texts.preview} credits={prices.preview} {...start} />
          <StartButton kind="create" label={createLabel} credits={prices.create} {...start} />
        </div>
      </div>
    </div>
  )
}

function Balance({ prices }: { prices: CreateBarPrices }) {
  if (prices.freeStoriesLeft > 0)
    return (
      <span className="font-medium tracking-wide text-accent [word-spacing:0.12em] max-sm:ml-auto">
        {texts.freeLeft(prices.freeStoriesLeft)}
      </span>
    )
  if (prices.now === null || prices.after === null) return null
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-text-2 max-sm:ml-auto">
      <Coin />
      <span className="font-strong text-text tabular-nums">{formatCredits(prices.now)}</span>
      {texts.now}
      {prices.missing > 0 ? (
        <span className="text-danger tabular-nums">{texts.missing(formatCredits(prices.missing))}</span>
      ) : (
        <>
          <span className="font-strong text-text tabular-nums">{formatCredits(prices.after)}</span> {texts.after}
        </>
      )}
    </span>
  )
}

type StartButtonProps = Pick<CreateBarProps, 'busy' | 'missing' | 'onPress'> & {
  kind: StartKind
  label: string
  credits: number | null
  /** Of the words that say what is missing. */
  missingId: string
}

function StartButton({ kind, label, credits, busy, missing, missingId, onPress }: StartButtonProps) {
  const isCreate = kind === 'create'
  return (
    <Button
      size="lg"
      variant={isCreate ? 'primary' : 'raised'}
      className="max-sm:min-w-0 max-sm:shrink max-sm:grow max-sm:basis-0 max-sm:px-2"
      busy={busy === kind}
      busyLabel={isCreate ? texts.creating : texts.previewing}
      aria-describedby={missing === null ? undefined : missingId}
      disabled={missing !== null || (busy !== null && busy !== kind)}
      price={credits === null ? undefined : <CreditAmount credits={credits} word />}
      title={credits === null ? texts.priceUnknown : undefined}
      onClick={() => onPress({ kind, expectedCredits: credits })}
    >
      {label}
    </Button>
  )
}

function RootError({ error }: { error: StartError }) {
  return (
    <div role="alert" className="border-b border-line bg-danger-soft text-13 text-danger">
      <p className="page py-2.5">
        {error.message}
        {error.code === 'INSUFFICIENT_CREDITS' && (
          <Link to="/credits" className="ml-3 font-strong text-text underline underline-offset-3">
            {createTexts.start.seeCredits}
          </Link>
        )}
      </p>
    </div>
  )
}
