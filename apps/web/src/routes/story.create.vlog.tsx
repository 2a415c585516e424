import { createFileRoute } from '@tanstack/react-router'
import { VlogPage } from '../features/create/vlog/vlog-page.tsx'

/** The vlog form. Source: C-012. */
export const Route = createFileRoute('/story/create/vlog')({ staticData: { header: 'wide' }, component: () => <VlogPage /> })
