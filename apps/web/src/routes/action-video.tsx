import { createFileRoute } from '@tanstack/react-router'
import { ActionVideoPage } from '../features/action-video/action-video-page.tsx'

/** `/action-video`; `?run=...` shows a run above the form. */
export const Route = createFileRoute('/action-video')({
  staticData: { header: 'wide' },
  validateSearch: ({ run }): { run?: string } => (typeof run === 'string' && run !== '' ? { run } : {}),
  component: ActionVideo,
})

function ActionVideo() {
  const { run } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ActionVideoPage workflowRunId={run ?? null} onRun={(id) => void navigate({ search: id === null ? {} : { run: id } })} />
}
