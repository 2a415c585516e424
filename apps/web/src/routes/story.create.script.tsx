import { createFileRoute } from '@tanstack/react-router'
import { ScriptPage } from '../features/create/script/script-page.tsx'

/** The explainer form. On phones its own bar replaces the header. */
export const Route = createFileRoute('/story/create/script')({ staticData: { header: 'wide' }, component: () => <ScriptPage /> })
