import { createFileRoute } from '@tanstack/react-router'
import { RequestResetPage } from '../../features/account/recovery/request-reset-page.tsx'

export const Route = createFileRoute('/reset-password/')({ staticData: { header: 'none' }, component: RequestResetPage })
