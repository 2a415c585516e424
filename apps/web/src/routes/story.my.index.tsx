import { createFileRoute } from '@tanstack/react-router'
import { MyStoriesPage } from '../features/stories/my-stories-page.tsx'
import { requireSession } from '../session/require-session.ts'

export const Route = createFileRoute('/story/my/')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: MyStoriesPage,
})
