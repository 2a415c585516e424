import { useId } from 'react'
import { createTexts } from '../../../../texts/create.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../../ui/layout/credit-amount.tsx'
import type { CreateBarPrices } from './create-bar-prices.ts'
import { BarNotes, Balance, ExpectedTime, MissingNote, StartErrorLine, type FormCategory } from './create-bar-notes.tsx'
import type { StartError } from './start-error.ts'
import type { StartAction, StartRequest } from './use-start.ts'

const texts = createTexts.bar
type CreateBarProps = {
  category: FormCategory
  /** Label of the button. Default: `Create`. */
  createLabel?: string
  prices: CreateBarPrices
  /** Selected duration of the film; null while unknown. */
  filmSeconds: number | null
  busy: StartAction | null
  error: StartError | null
  /** Short reason why the form can't be started; null when it can. */
  missing: string | null
  /** What is still to be chosen where a start is answered at the field; null when nothing is. Default null. */
  reminder?: string | null
  onPress: (request: StartRequest) => void
}

/** Sticky bar at the bottom: expected time, balance, and the two buttons with their exact price. */
export function CreateBar({ category, createLabel = texts.create, prices, filmSeconds, busy, error, missing, ...rest }: CreateBarProps) {
  const [missingId, notesId] = [useId(), useId()]
  const { reminder = null, onPress } = rest
  const note = missing ?? reminder
  const describedBy = note === null ? notesId : missingId
  const start = { busy, isBlocked: missing !== null, describedBy, onPress }
  return (
    <div data-bottom-bar className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      {error && <StartErrorLine error={error} />}
      <div className="page flex min-h-23 flex-col justify-center gap-2 py-2 sm:min-h-18 sm:flex-row sm:items-center sm:gap-6">
        <div className="grid min-w-0 grow gap-y-0.5">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-0.5 text-13">
            <ExpectedTime category={category} filmSeconds={filmSeconds} />
            <Balance prices={prices} />
          </div>
          <BarNotes id={notesId} category={category} prices={prices} isBlocked={note !== null} />
        </div>
        {note !== null && <MissingNote id={missingId} text={note} />}
        <div className="flex gap-2.5">
          <StartButton action="preview" label={texts.preview} credits={prices.preview} isMinimum={prices.isMinimum} {...start} />
          <StartButton action="create" label={createLabel} credits={prices.create} isMinimum={prices.isMinimum} {...start} />
        </div>
      </div>
    </div>
  )
}

type StartButtonProps = Pick<CreateBarProps, 'busy' | 'onPress'> & {
  action: StartAction
  label: string
  credits: number | null
  isMinimum: boolean | undefined
  isBlocked: boolean
  describedBy: string
}

function StartButton({ action, label, credits, isMinimum, busy, isBlocked, describedBy, onPress }: StartButtonProps) {
  const isCreate = action === 'create'
  const prefix = isMinimum && credits !== 0 ? texts.from : undefined
  return (
    <Button
      size="lg"
      variant={isCreate ? 'primary' : 'raised'}
      className="max-sm:min-w-0 max-sm:shrink max-sm:grow max-sm:basis-0 max-sm:px-2"
      busy={busy === action}
      busyLabel={isCreate ? texts.creating : texts.previewing}
      aria-describedby={describedBy}
      disabled={isBlocked || (busy !== null && busy !== action)}
      price={credits === null ? undefined : <CreditAmount credits={credits} prefix={prefix} word />}
      title={credits === null ? texts.priceUnknown : undefined}
      onClick={() => onPress({ action, expectedCredits: credits })}
    >
      {label}
    </Button>
  )
}
