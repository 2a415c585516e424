import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '../../features/admin/moderation/reports-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

export const Route = createFileRoute('/admin/reports/')({
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: ReportsPage,
})
