import { createFileRoute } from '@tanstack/react-router'
import { RunPage } from '../../features/admin/run/run-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

export const Route = createFileRoute('/admin/runs/$runId')({
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: Run,
})

function Run() {
  const { runId } = Route.useParams()
  return <RunPage key={runId} runId={runId} />
}
