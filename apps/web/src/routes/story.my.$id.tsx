import { createFileRoute } from '@tanstack/react-router'
import { StoryDetailPage } from '../features/stories/detail/story-detail-page.tsx'
import { requireSession } from '../session/require-session.ts'

export const Route = createFileRoute('/story/my/$id')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: StoryDetail,
})

function StoryDetail() {
  const { id } = Route.useParams()
  return <StoryDetailPage key={id} id={id} />
}
