import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'
import { adminTexts } from '../../../texts/admin/operations.ts'
import { formatTime } from '../../../texts/format.ts'
import { formatAge } from '../../../texts/format-units.ts'
import { StatusDot, type StatusTone } from '../../../ui/feedback/status-dot.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { durationOf } from './durations.ts'

const texts = adminTexts.run
type Work = RunDetails['work'][number]
type Step = Work['steps'][number]

const TONES: Record<Work['status'], StatusTone> = {
  waiting: 'quiet',
  running: 'active',
  done: 'success',
  failed: 'danger',
  canceled: 'quiet',
}

/** The durable work of a run; each part opens its steps. */
export const RunWork = ({ work }: { work: readonly Work[] }) =>
  work.length === 0 ? (
    <p className="text-13 text-text-3">{texts.noWork}</p>
  ) : (
    <ul className="divide-y divide-line">
      {work.map((part) => (
        <li key={part.id}>
          <Disclosure summary={<Summary part={part} />}>
            <Steps steps={part.steps} />
          </Disclosure>
        </li>
      ))}
    </ul>
  )

function Summary({ part }: { part: Work }) {
  const duration = durationOf(part)
  const isRunning = part.status === 'running'
  const details = [
    part.queue,
    texts.attempts(part.attempts),
    formatTime(part.started_at ?? part.created_at),
    duration !== null && (part.finished_at === null ? isRunning && texts.since(formatAge(duration)) : texts.took(formatAge(duration))),
  ]
  return (
    <span className="grid gap-0.5 py-2">
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate text-13 font-medium">{partName(part)}</span>
        <StatusDot tone={TONES[part.status]} word={texts.workStatuses[part.status]} />
      </span>
      <span className="text-12 text-text-3 tabular-nums">{details.filter(Boolean).join(' · ')}</span>
      {isRunning && part.worker !== null && <span className="truncate text-11 text-text-3">{part.worker}</span>}
    </span>
  )
}

/** The name of its workflow, and what its id adds to that of the run, such as a shot. */
function partName({ id, name }: Work): string {
  const detail = id
    .split(':')
    .slice(1)
    .filter((part) => part !== name)
    .join(' ')
  return detail === '' ? name : `${name}, ${detail}`
}

function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return <p className="pb-3 text-12 text-text-3">{texts.noSteps}</p>
  const numbered = steps.map((step, index) => ({ step, key: `${index} ${step.name}` }))
  return (
    <ol className="grid gap-1 pb-3 text-12">
      {numbered.map(({ step, key }) => (
        <StepRow key={key} step={step} />
      ))}
    </ol>
  )
}

function StepRow({ step }: { step: Step }) {
  const duration = durationOf(step)
  return (
    <li>
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate text-text-2">{step.name}</span>
        <span className="shrink-0 text-text-3 tabular-nums">
          {[step.started_at && formatTime(step.started_at), duration !== null && formatAge(duration)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {step.error !== null && <span className="block break-words text-danger">{step.error}</span>}
    </li>
  )
}
