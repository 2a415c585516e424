import { createFileRoute } from '@tanstack/react-router'
import { CharactersPage } from '../features/characters/characters-page.tsx'
import { requireSession } from '../session/require-session.ts'

export const Route = createFileRoute('/characters')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: CharactersPage,
})
