import { Info } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { createTexts } from '../../texts/create.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Coin } from '../../ui/layout/coin.tsx'
import { Sentence } from '../../ui/layout/sentence.tsx'
import { CreditAmount, formatCredits } from '../../ui/layout/credit-amount.tsx'

const texts = actionVideoTexts.bar

type ActionBarProps = {
  /** Null while unknown. */
  credits: number | null
  /** Null for a visitor. */
  balance: number | null
  /** Why it can't be started; null when it can. */
  missing: keyof typeof texts.missing | null
  busy: boolean
  onCreate: () => void
}

/** Sticky bar at the bottom: the balance, and the button with its exact price. */
export function ActionBar({ credits, balance, missing, busy, onCreate }: ActionBarProps) {
  const noteId = useId()
  const isShort = balance !== null && credits !== null && balance < credits
  return (
    <div data-bottom-bar className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="page flex min-h-18 flex-col justify-center gap-2 py-2 sm:flex-row sm:items-center sm:gap-6">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-0.5 text-13">
          {balance !== null && (
            <span className="flex items-center gap-1.5 text-text-2">
              <Coin />
              <span>
                <Sentence
                  text={texts.available}
                  parts={{ balance: <span className="font-strong text-text tabular-nums">{formatCredits(balance)}</span> }}
                />
              </span>
            </span>
          )}
          {isShort && (
            <Link to="/credits" className="font-strong text-danger underline underline-offset-3">
              {createTexts.start.seeCredits}
            </Link>
          )}
          <span className="text-12 text-text-3">{texts.refund}</span>
        </div>
        {missing && (
          <p id={noteId} className="flex items-center gap-2 text-13 font-medium text-text-2">
            <Info aria-hidden className="size-4 text-text-3" />
            {texts.missing[missing]}
          </p>
        )}
        <Button
          size="lg"
          variant="primary"
          busy={busy}
          busyLabel={texts.creating}
          disabled={missing !== null}
          aria-describedby={missing ? noteId : undefined}
          price={credits === null ? undefined : <CreditAmount credits={credits} word />}
          onClick={onCreate}
        >
          {texts.create}
        </Button>
      </div>
    </div>
  )
}
