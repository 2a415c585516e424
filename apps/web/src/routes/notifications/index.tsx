import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { requireSession } from '../../session/require-session.ts'

export const Route = createFileRoute('/notifications/')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: NotificationsPage,
})
