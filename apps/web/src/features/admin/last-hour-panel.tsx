import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { adminTexts } from '../../texts/admin/operations.ts'
import { cx } from '../../ui/class-names.ts'
import { formatCredits as formatCount } from '../../ui/layout/credit-amount.tsx'
import { Panel } from './panel.tsx'

const texts = adminTexts.hour

/** Runs and engine calls that ended within the last hour. */
export function LastHourPanel({ lastHour }: { lastHour: Overview['last_hour'] }) {
  const figures = [
    { label: texts.succeeded, count: lastHour.runs_succeeded },
    { label: texts.failed, count: lastHour.runs_failed, isProblem: true },
    { label: texts.canceled, count: lastHour.runs_canceled },
    { label: texts.calls, count: lastHour.calls_done },
    { label: texts.callsFailed, count: lastHour.calls_failed, isProblem: true },
  ]
  return (
    <Panel title={texts.title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {figures.map(({ label, count, isProblem = false }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-12 text-text-3">{label}</dt>
            <dd className={cx('text-28 font-strong tabular-nums', isProblem && count > 0 && 'text-danger')}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
