import { createFileRoute } from '@tanstack/react-router'
import { VlogPage } from '../features/create/vlog/vlog-page.tsx'

/** The vlog form. */
export const Route = createFileRoute('/story/create/vlog')({ staticData: { header: 'wide' }, component: () => <VlogPage /> })
