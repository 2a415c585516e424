import { createFileRoute } from '@tanstack/react-router'
import { LinkedHome } from './-linked-home.tsx'

/** A shared story by its URL. */
export const Route = createFileRoute('/story/share/$id')({ component: Linked })

function Linked() {
  const { id } = Route.useParams()
  return <LinkedHome linked={{ id, at: 'share' }} />
}
