import { createFileRoute } from '@tanstack/react-router'
import { CollectionsPage } from '../../features/community/collections/collections-page.tsx'
import { requireSession } from '../../session/require-session.ts'

export const Route = createFileRoute('/collection/')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: CollectionsPage,
})
