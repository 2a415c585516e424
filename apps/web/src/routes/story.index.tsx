import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/stories/home-page.tsx'

export const Route = createFileRoute('/story/')({ component: HomePage })
