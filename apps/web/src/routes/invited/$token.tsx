import { createFileRoute } from '@tanstack/react-router'
import { InvitedPage } from '../../features/account/recovery/invited-page.tsx'

export const Route = createFileRoute('/invited/$token')({ staticData: { header: 'none' }, component: Invited })

function Invited() {
  const { token } = Route.useParams()
  const navigate = Route.useNavigate()
  return <InvitedPage key={token} token={token} onDone={() => void navigate({ to: '/story', replace: true })} />
}
