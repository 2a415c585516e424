import { createFileRoute } from '@tanstack/react-router'
import { CreditsPage } from '../features/credits/credits-page.tsx'
import { requireSession } from '../session/require-session.ts'

export const Route = createFileRoute('/credits')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: CreditsPage,
})
