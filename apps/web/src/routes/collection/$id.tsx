import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '../../features/community/collections/collection-page.tsx'

export const Route = createFileRoute('/collection/$id')({ component: Collection })

function Collection() {
  const { id } = Route.useParams()
  return <CollectionPage key={id} id={id} />
}
