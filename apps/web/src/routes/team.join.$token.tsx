import { createFileRoute } from '@tanstack/react-router'
import { JoinTeamPage } from '../features/account/team/join-team-page.tsx'

export const Route = createFileRoute('/team/join/$token')({ component: Join })

function Join() {
  const { token } = Route.useParams()
  return <JoinTeamPage key={token} token={token} />
}
