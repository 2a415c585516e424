import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../features/account/recovery/reset-password-page.tsx'

export const Route = createFileRoute('/reset-password/$token')({ staticData: { header: 'none' }, component: Reset })

function Reset() {
  const { token } = Route.useParams()
  return <ResetPasswordPage key={token} token={token} />
}
