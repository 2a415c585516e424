import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../../features/account/recovery/confirm-email-page.tsx'

export const Route = createFileRoute('/confirm-email/$token')({ staticData: { header: 'none' }, component: Confirm })

function Confirm() {
  const { token } = Route.useParams()
  return <ConfirmEmailPage key={token} token={token} />
}
