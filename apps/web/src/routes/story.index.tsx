import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/story/')({ component: () => <main id="content" className="page" /> })
