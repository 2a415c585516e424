import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignInPage } from '../features/account/sign-in-page.tsx'
import { safeCallbackUrl } from '../session/callback-url.ts'
import { meQuery } from '../session/me.ts'

/** `/signin?callbackUrl={encoded path}`; with a session it redirects. */
export const Route = createFileRoute('/signin')({
  staticData: { header: 'none' },
  validateSearch: ({ callbackUrl }): { callbackUrl?: string } => (typeof callbackUrl === 'string' ? { callbackUrl } : {}),
  beforeLoad: async ({ context, search }) => {
    const me = await context.queryClient.ensureQueryData(meQuery).catch(() => null)
    if (me) throw redirect({ href: safeCallbackUrl(search.callbackUrl, window.location.origin), replace: true })
  },
  component: SignIn,
})

function SignIn() {
  const { callbackUrl } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <SignInPage onDone={() => void navigate({ href: safeCallbackUrl(callbackUrl, window.location.origin), replace: true })} />
}
