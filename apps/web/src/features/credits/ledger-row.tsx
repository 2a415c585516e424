import { Link } from '@tanstack/react-router'
import { useMakerName } from '../../story-data/makers/use-maker-name.ts'
import { formatDate } from '../../texts/format.ts'
import { creditTexts as texts } from '../../texts/account/credits.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { cx } from '../../ui/class-names.ts'
import { formatCredits } from '../../ui/layout/credit-amount.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { StatusDot, type StatusTone } from '../../ui/feedback/status-dot.tsx'
import {
  callsByMaker,
  entryAction,
  entryTitle,
  hasReceipt,
  lineTitle,
  numberedLines,
  signedCredits,
  type LedgerEntry,
} from './ledger-model.ts'

const TONES: Record<LedgerEntry['state'], StatusTone> = { granted: 'success', held: 'active', charged: 'quiet', refunded: 'success' }

/** One entry; a charge opens its receipt. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  return (
    <li>
      <Disclosure disabled={!hasReceipt(entry)} summary={<Summary entry={entry} />}>
        <Receipt entry={entry} />
      </Disclosure>
    </li>
  )
}

function Summary({ entry }: { entry: LedgerEntry }) {
  const action = entryAction(entry)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_110px_90px]">
      <span className="truncate text-14 font-medium">{entryTitle(entry)}</span>
      <StatusDot tone={TONES[entry.state]} word={texts.states[entry.state]} className="max-sm:hidden" />
      <span className={cx('text-end font-strong tabular-nums', entry.credits > 0 && 'text-success')}>{signedCredits(entry.credits)}</span>
      <span className="truncate text-12 text-text-3 tabular-nums">{[action, formatDate(entry.time)].filter(Boolean).join(', ')}</span>
      <span className="text-end text-12 text-text-3 tabular-nums sm:col-span-2">
        {texts.balanceAfter(formatCredits(entry.balance_after))}
      </span>
    </span>
  )
}

function Receipt({ entry }: { entry: LedgerEntry }) {
  const sums = [
    { label: texts.receipt.held, credits: entry.held },
    { label: texts.receipt.captured, credits: entry.captured },
    { label: texts.receipt.returned, credits: entry.returned },
  ].filter((sum) => sum.credits > 0)
  return (
    <div className="grid gap-4 pb-5 text-13 sm:grid-cols-[minmax(0,1fr)_260px] sm:gap-8">
      <ul className="divide-y divide-line">
        {numberedLines(entry.lines).map(({ key, line }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0 truncate text-text-2">
              {lineTitle(line)}
              {line.kind !== 'charged' && <span className="text-text-3">, {texts.lineStates[line.kind]}</span>}
            </span>
            <span className={cx('tabular-nums', line.kind !== 'charged' && 'text-success')}>
              {line.kind === 'charged' ? formatCredits(line.credits) : signedCredits(Math.abs(line.credits))}
            </span>
          </li>
        ))}
        {entry.lines.length === 0 && (
          <li className="py-1.5 text-text-3">{entry.credits === 0 ? texts.receipt.free : texts.receipt.noLines}</li>
        )}
      </ul>
      <div>
        <dl className="divide-y divide-line">
          {sums.map((sum) => (
            <div key={sum.label} className="flex justify-between gap-4 py-1.5">
              <dt className="text-text-2">{sum.label}</dt>
              <dd className="font-strong tabular-nums">{formatCredits(sum.credits)}</dd>
            </div>
          ))}
        </dl>
        <Makers entry={entry} />
        <EntryLink entry={entry} />
      </div>
    </div>
  )
}

/** Who made what was paid for, and what came to nothing at a provider. */
function Makers({ entry }: { entry: LedgerEntry }) {
  const makerName = useMakerName()
  const makers = callsByMaker(entry, makerName)
  const { lost } = entry
  if (makers.length + lost.length === 0) return null
  return (
    <>
      {makers.length > 0 && (
        <p className="mt-2 text-12 break-words text-text-3">
          {texts.receipt.madeBy(makers.map(({ name, calls }) => texts.receipt.engine(name, calls)).join(', '))}
        </p>
      )}
      {lost.map((submission) => (
        <p key={`${submission.shot_id} ${submission.label} ${submission.engine}`} className="mt-2 text-12 text-text-3">
          {texts.receipt.lost(lineTitle(submission), makerName(submission.engine), submission.times)}
        </p>
      ))}
    </>
  )
}

const LINK = buttonClass({ variant: 'line', size: 'sm', className: 'mt-3' })

/** To what an entry paid for: an action video is shown on its page, not as a story. */
function EntryLink({ entry }: { entry: LedgerEntry }) {
  if (entry.cost_key === 'action_video' && entry.workflow_run_id !== null)
    return (
      <Link to="/action-video" search={{ run: entry.workflow_run_id }} className={LINK}>
        {texts.receipt.openActionVideo}
      </Link>
    )
  return (
    entry.story_id &&
    entry.story_title && (
      <Link to="/story/my/$id" params={{ id: entry.story_id }} className={LINK}>
        {texts.receipt.openStory}
      </Link>
    )
  )
}
