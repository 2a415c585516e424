import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { requireSession } from '../session/require-session.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: AccountPage,
})
