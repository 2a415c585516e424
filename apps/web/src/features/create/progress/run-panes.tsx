import { estimatedMinutes } from '@fablecut/domain/story/inputs/estimated-minutes'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useEffect, useState, type ComponentType } from 'react'
import { query } from '../../../api/client.ts'
import { formatDuration } from '../../../texts/format.ts'
import { CategoryBadges } from '../../../story-components/category-badges.tsx'
import { createTexts } from '../../../texts/create.ts'
import { cx } from '../../../ui/class-names.ts'
import { progressSteps, elapsedSeconds } from './progress-steps.ts'
import { FailedPanel, PausedPanel, ResultPanel, RunningPanel } from './run-panels.tsx'
import { RunReceipt, useRunReceipt } from './run-receipt.tsx'
import { filmSecondsOf } from '../../../story-data/film-seconds.ts'
import { FinishedFilm } from './finished-film.tsx'
import { ConnectionNotice } from './run-states.tsx'
import type { RunStory, RunViewModel } from './run-story.ts'
import { runEnd } from './run-view.ts'
import { ShotGrid } from './shot-grid.tsx'
import { shotTiles } from './shot-tiles.ts'
import { StepList } from './step-list.tsx'

const texts = createTexts.progress

type RunPanesProps = { run: RunViewModel; failureActions: ComponentType<{ story: RunStory }> }

/** Left: progress, receipt and actions. Right: the shots, and the film when it is finished. */
export function RunPanes({ run, failureActions: FailureActions }: RunPanesProps) {
  const { story, event, workflowRunId } = run
  const end = runEnd(event)
  const sinceEvent = useSecondsSince(run.receivedAt, end === 'running')
  const steps = progressSteps(story, sinceEvent)
  const receipt = useRunReceipt(workflowRunId)
  const current = steps.find((step) => step.state !== 'done' && step.state !== 'pending')
  const isUpright = story.metadata.height > story.metadata.width
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[392px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div>
        {end === 'running' && (
          <RunningPanel.Head>
            <TimeLine story={story} seconds={elapsedSeconds(story, sinceEvent)} />
          </RunningPanel.Head>
        )}
        {end === 'completed' && <ResultPanel story={story} />}
        {end === 'paused' && <PausedPanel run={run} />}
        {end === 'failed' && (
          <FailedPanel run={run}>
            <FailureActions story={story} />
          </FailedPanel>
        )}
      </div>
      <div className={cx('grid content-start gap-7', end === 'completed' && 'max-lg:order-last')}>
        <StepList steps={steps} />
        <RunReceipt receipt={receipt} isOver={end !== 'running'} />
        {end === 'running' && <RunningPanel.Foot workflowRunId={workflowRunId} receipt={receipt} />}
        <ConnectionNotice problem={end === 'running' ? run.problem : null} />
        <p role="status" className="sr-only">
          {current ? `${current.label}, ${texts.stepState[current.state]}` : end === 'paused' ? texts.storyboardReady : texts.finished}
        </p>
      </div>
      <section className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <StoryHead story={story} />
        {end === 'completed' && <FinishedFilm story={story} />}
        <ShotGrid tiles={shotTiles(story)} isUpright={isUpright} isOver={end !== 'running'} />
        {end === 'running' && <p className="mt-6 text-13 text-text-3">{texts.shotsNote}</p>}
      </section>
    </div>
  )
}

const StoryHead = ({ story }: { story: RunStory }) => (
  <header className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <h2 className="min-w-0 truncate text-16 font-strong">{story.title}</h2>
    <CategoryBadges story={story} />
  </header>
)

/** Expected and elapsed time of the run. */
function TimeLine({ story, seconds }: { story: RunStory; seconds: number }) {
  const { data } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const planned = { pace: data?.generation_pace[story.category_id], filmSeconds: filmSecondsOf(story) }
  const minutes = estimatedMinutes(story.category_id, story.is_preview && story.resumed_at === null, planned)
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 tabular-nums">
      <Clock aria-hidden className="size-4 text-text-2" />
      {texts.expected(minutes)}
      <span className="text-text-3">
        {seconds > 60 * minutes ? texts.elapsedLong(formatDuration(seconds)) : texts.elapsed(formatDuration(seconds))}
      </span>
    </p>
  )
}

/** Whole seconds since a time (in ms), updated while `isTicking`. */
function useSecondsSince(moment: number, isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isTicking])
  return isTicking ? Math.max(0, Math.floor((now - moment) / 1_000)) : 0
}
