import { createFileRoute } from '@tanstack/react-router'
import { EnginesPage } from '../../features/admin/engines/engines-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

export const Route = createFileRoute('/admin/engines')({
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: EnginesPage,
})
