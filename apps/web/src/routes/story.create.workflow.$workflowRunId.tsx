import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ProgressPage } from '../features/create/progress/progress-page.tsx'
import type { RunStory } from '../features/create/progress/run-story.ts'
import { DeleteStory } from '../features/stories/delete-story.tsx'
import { FailureActions } from '../features/stories/card/failure-actions.tsx'
import { announceRecovery } from '../features/stories/live/use-live-runs.ts'

/** `/story/create/workflow/{workflowRunId}?category_id=...`. */
export const Route = createFileRoute('/story/create/workflow/$workflowRunId')({
  validateSearch: ({ category_id }): { category_id?: string } => (typeof category_id === 'string' ? { category_id } : {}),
  component: Workflow,
})

function Workflow() {
  const { workflowRunId } = Route.useParams()
  return <ProgressPage key={workflowRunId} workflowRunId={workflowRunId} failureActions={RunFailureActions} onEnd={announceRecovery} />
}

function RunFailureActions({ story }: { story: RunStory }) {
  const navigate = Route.useNavigate()
  const [asksToDelete, setAsksToDelete] = useState(false)
  return (
    <>
      <FailureActions story={story} size="md" alwaysDelete onDelete={() => setAsksToDelete(true)} />
      <DeleteStory
        storyId={story.id}
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        onDeleted={() => void navigate({ to: '/story', replace: true })}
      />
    </>
  )
}
