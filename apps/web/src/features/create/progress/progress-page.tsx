import { isPlayable } from '@fablecut/domain/story/status-rules'
import { Navigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useMobile } from '../../../ui/hooks/use-mobile.ts'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { isFollowable } from './follow-run.ts'
import { InvalidRun, LoadingRun, SignedOutRun } from './run-states.tsx'
import { isFailedResume, runEnd, reportedProblem } from './run-view.ts'
import { RunPanes } from './run-panes.tsx'
import { useRun } from './use-run.ts'
import type { RunStory } from './run-story.ts'

export type ProgressPageProps = {
  workflowRunId: string
  /** Actions after a failure, composed by the route. */
  failureActions: ComponentType<{ story: RunStory }>
  /** Called once when the run has ended. */
  onEnd: (workflowRunId: string, status: string, error: string | null) => void
}

/** `/story/create/workflow/{workflowRunId}`. */
export function ProgressPage({ workflowRunId, failureActions, onEnd }: ProgressPageProps) {
  useClaimPrimaryAction()
  return (
    <main id="content" className="page pt-7 pb-16 sm:pt-10">
      {isFollowable(workflowRunId) ? <Run workflowRunId={workflowRunId} failureActions={failureActions} onEnd={onEnd} /> : <InvalidRun />}
    </main>
  )
}

function Run({ workflowRunId, failureActions, onEnd }: ProgressPageProps) {
  const { view, story } = useRun(workflowRunId, onEnd)
  const isMobile = useMobile()
  if (view.event === null || story === null) {
    if (view.problem === 'invalid-id') return <InvalidRun />
    if (view.problem === 'signed-out') return <SignedOutRun />
    return <LoadingRun problem={reportedProblem(view)} />
  }
  const current = story.workflow_run_id
  // A story that was resumed or recovered continues in another run; a finished one that is exported to be shared stays here.
  const isFinished = isPlayable(story.status) || story.status === 'processing:user_exporting_video'
  if (current !== null && current !== workflowRunId && !isFinished)
    return <Navigate to="/story/create/workflow/$workflowRunId" params={{ workflowRunId: current }} search={(search) => search} replace />
  // On phones the preview stays here: the storyboard is edited on a wider screen (CD-21).
  if (runEnd(view.event) === 'paused' && !isFailedResume(view.event) && view.wasRunning && !isMobile)
    return <Navigate to="/story/editor" search={{ story_id: story.id, view: 'list' }} replace />
  return (
    <RunPanes
      run={{ workflowRunId, story, event: view.event, receivedAt: view.receivedAt, problem: reportedProblem(view) }}
      failureActions={failureActions}
    />
  )
}
