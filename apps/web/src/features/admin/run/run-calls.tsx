import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'
import { adminTexts } from '../../../texts/admin/operations.ts'
import { formatTime } from '../../../texts/format.ts'
import { formatAge } from '../../../texts/format-units.ts'
import { StatusDot, type StatusTone } from '../../../ui/feedback/status-dot.tsx'
import { durationOf } from './durations.ts'

const texts = adminTexts.run
type Call = RunDetails['calls'][number]

const TONES: Record<Call['state'], StatusTone> = { intent: 'quiet', submitted: 'active', done: 'success', failed: 'danger' }

/** The journal of engine calls. */
export const RunCalls = ({ calls }: { calls: readonly Call[] }) =>
  calls.length === 0 ? (
    <p className="text-13 text-text-3">{texts.noCalls}</p>
  ) : (
    <ul className="divide-y divide-line">
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </ul>
  )

function CallRow({ call }: { call: Call }) {
  const duration = durationOf({ started_at: call.created_at, finished_at: call.finished_at })
  const took = call.finished_at !== null && duration !== null && texts.took(formatAge(duration))
  return (
    <li className="grid gap-0.5 py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate text-13 font-medium">{[call.kind, call.shot_id].filter(Boolean).join(', ')}</span>
        <StatusDot tone={TONES[call.state]} word={texts.callStates[call.state]} />
      </div>
      <p className="text-12 text-text-3 tabular-nums">
        {[call.engine, texts.sent(call.submissions), formatTime(call.created_at), took].filter(Boolean).join(' · ')}
      </p>
      {call.error !== null && <p className="text-12 break-words text-danger">{call.error}</p>}
    </li>
  )
}
