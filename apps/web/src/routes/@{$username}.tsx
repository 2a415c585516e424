import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/community/profile-page.tsx'

export const Route = createFileRoute('/@{$username}')({ component: Profile })

function Profile() {
  const { username } = Route.useParams()
  return <ProfilePage key={username} username={username} />
}
