import { createFileRoute } from '@tanstack/react-router'
import { AccountsPage } from '../../features/admin/accounts/accounts-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

export const Route = createFileRoute('/admin/accounts')({
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: AccountsPage,
})
