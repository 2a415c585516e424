import { createFileRoute } from '@tanstack/react-router'
import { Home } from './-home.tsx'

/** The chooser opened by its address stands over the home page. */
export const Route = createFileRoute('/music-video/')({ component: () => <Home /> })
