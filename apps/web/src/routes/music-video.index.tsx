import { createFileRoute } from '@tanstack/react-router'
import { Home } from './-home.tsx'

/** The chooser opened by its address stands over the home page. Source: C-016, CD-17. */
export const Route = createFileRoute('/music-video/')({ component: () => <Home /> })
