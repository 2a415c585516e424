import { createFileRoute } from '@tanstack/react-router'
import { OperationsPage } from '../../features/admin/operations-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

export const Route = createFileRoute('/admin/operations')({
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: OperationsPage,
})
