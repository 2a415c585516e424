import { createFileRoute } from '@tanstack/react-router'
import { LinkedHome } from './-linked-home.tsx'

/** A published story by its URL. */
export const Route = createFileRoute('/story/community/$id')({ component: Linked })

function Linked() {
  const { id } = Route.useParams()
  return <LinkedHome linked={{ id, at: 'community' }} />
}
