import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../features/account/messages/messages-page.tsx'
import { requireSession } from '../session/require-session.ts'

export const Route = createFileRoute('/messages')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: MessagesPage,
})
