import { createFileRoute } from '@tanstack/react-router'
import { AsmrPage } from '../features/create/asmr/asmr-page.tsx'

/** The ASMR form. */
export const Route = createFileRoute('/story/create/asmr')({ staticData: { header: 'wide' }, component: () => <AsmrPage /> })
