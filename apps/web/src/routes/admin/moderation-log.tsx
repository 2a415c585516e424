import { createFileRoute } from '@tanstack/react-router'
import { ModerationLogPage } from '../../features/admin/moderation/moderation-log-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

export const Route = createFileRoute('/admin/moderation-log')({
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: ModerationLogPage,
})
