import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignInPage } from '../features/account/sign-in-page.tsx'
import { safeCallbackUrl } from '../session/callback-url.ts'
import { meQuery } from '../session/me.ts'

type Search = { callbackUrl?: string; error?: string; objection?: string }
const textOf = (name: keyof Search, value: unknown) => (typeof value === 'string' ? { [name]: value } : {})

/** `/signin?callbackUrl={encoded path}`; with a session it redirects. `error`: why a sign-in with the provider failed; `objection`: token to object to a suspension. */
export const Route = createFileRoute('/signin')({
  staticData: { header: 'none' },
  validateSearch: ({ callbackUrl, error, objection }): Search => ({
    ...textOf('callbackUrl', callbackUrl),
    ...textOf('error', error),
    ...textOf('objection', objection),
  }),
  beforeLoad: async ({ context, search }) => {
    const me = await context.queryClient.ensureQueryData(meQuery).catch(() => null)
    if (me) throw redirect({ href: safeCallbackUrl(search.callbackUrl, window.location.origin), replace: true })
  },
  component: SignIn,
})

function SignIn() {
  const { callbackUrl, error, objection } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SignInPage
      providerError={error}
      objectionToken={objection}
      onDone={() => void navigate({ href: safeCallbackUrl(callbackUrl, window.location.origin), replace: true })}
    />
  )
}
