import { Check, CircleX, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { stepStates, type DisplayedStepState } from '../../../story-data/step-states.ts'
import { statusTexts } from '../../../texts/story-status.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { cx } from '../../../ui/class-names.ts'
import type { StoryData } from '../../../story-data/story-lists.ts'

const LOOKS: Record<DisplayedStepState, { bar: string; word: string; icon: ReactNode }> = {
  done: { bar: 'bg-success', word: 'text-text', icon: <Check aria-hidden className="size-4 text-success" /> },
  active: { bar: 'bg-accent', word: 'text-text', icon: <span aria-hidden className="mx-1 size-2 rounded-full bg-accent" /> },
  failed: { bar: 'bg-danger', word: 'text-danger', icon: <CircleX aria-hidden className="size-4" /> },
  stopped: { bar: 'bg-text-3', word: 'text-text-2', icon: <Square aria-hidden className="mx-0.5 size-3 fill-current" /> },
  pending: { bar: 'bg-line-2', word: 'text-text-3', icon: <span aria-hidden className="mx-1 size-2 rounded-full border border-field" /> },
}

/** The three steps of a run as bars. */
export function StepBars({ story }: { story: StoryData }) {
  const states = stepStates(story)
  return (
    <ol className="mt-6 grid gap-4 sm:grid-cols-3">
      {states.map((state, index) => (
        <li key={statusTexts.steps[index]} className={LOOKS[state].word} aria-current={state === 'active' ? 'step' : undefined}>
          <span aria-hidden className={cx('block h-0.5 rounded-full', LOOKS[state].bar)} />
          <span className="mt-2.5 flex items-center gap-2 text-13 font-medium">
            {LOOKS[state].icon}
            {statusTexts.steps[index]}
            <span className="sr-only">, {storyTexts.detail.stepState[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
