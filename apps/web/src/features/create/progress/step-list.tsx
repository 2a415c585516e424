import { Check, Square, X } from 'lucide-react'
import { formatDuration } from '../../../texts/format.ts'
import type { DisplayedStepState } from '../../../story-data/step-states.ts'
import { createTexts } from '../../../texts/create.ts'
import { cx } from '../../../ui/class-names.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import type { StepView } from './progress-steps.ts'

const texts = createTexts.progress

/** The three steps with their counts and times. */
export function StepList({ steps }: { steps: readonly StepView[] }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <Step key={step.label} step={step} number={index + 1} isLast={index === steps.length - 1} />
      ))}
    </ol>
  )
}

function Step({ step, number, isLast }: { step: StepView; number: number; isLast: boolean }) {
  const isActive = step.state === 'active'
  return (
    <li aria-current={isActive ? 'step' : undefined} className={cx('relative flex gap-3.5', !isLast && 'min-h-18 pb-5')}>
      {!isLast && <span aria-hidden className="absolute top-9 bottom-1.5 start-3.5 w-px bg-line-2" />}
      <StepMark state={step.state} number={number} />
      <div className="min-w-0 grow pt-0.5">
        <p className="flex items-baseline justify-between gap-3">
          <span className={cx('text-14', isActive ? 'font-strong' : 'font-medium', step.state === 'pending' && 'text-text-2')}>
            {step.label}
            <span className="sr-only">, {texts.stepState[step.state]}</span>
          </span>
          {step.seconds !== null && <span className="text-12 text-text-3 tabular-nums">{formatDuration(step.seconds)}</span>}
        </p>
        <p className={cx('text-13 tabular-nums', step.state === 'failed' ? 'text-danger' : 'text-text-3')}>{step.detail}</p>
        {isActive && step.percent !== null && (
          <Progress label={step.label} labelHidden percent={step.percent} value={step.detail} className="mt-2.5" />
        )}
      </div>
    </li>
  )
}

const MARKS: Record<DisplayedStepState, string> = {
  done: 'bg-success-soft text-success',
  active: 'bg-accent text-on-accent ring-4 ring-accent-soft',
  failed: 'bg-danger-soft text-danger',
  stopped: 'bg-hover text-text-2',
  pending: 'border border-line-2 text-text-3',
}

function StepMark({ state, number }: { state: DisplayedStepState; number: number }) {
  return (
    <span aria-hidden className={cx('grid size-7 shrink-0 place-items-center rounded-full text-13 font-strong', MARKS[state])}>
      {state === 'done' && <Check className="size-4" />}
      {state === 'failed' && <X className="size-4" />}
      {state === 'stopped' && <Square className="size-3 fill-current" />}
      {(state === 'active' || state === 'pending') && number}
    </span>
  )
}
