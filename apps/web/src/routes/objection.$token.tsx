import { createFileRoute } from '@tanstack/react-router'
import { ObjectionPage } from '../features/account/messages/objection-page.tsx'

export const Route = createFileRoute('/objection/$token')({ component: Objection })

function Objection() {
  const { token } = Route.useParams()
  return <ObjectionPage key={token} token={token} />
}
