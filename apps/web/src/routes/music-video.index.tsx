import { createFileRoute } from '@tanstack/react-router'
import { Home } from './-home.tsx'

/** The chooser opened by its URL is shown over the home page. */
export const Route = createFileRoute('/music-video/')({ component: () => <Home /> })
