import { useMutation } from '@tanstack/react-query'
import { KeyRound, LogIn } from 'lucide-react'
import { messageOf } from '../api/error.ts'
import { sessionTexts as texts } from '../texts/account/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { oidcAddress } from './auth-requests.ts'
import { safeCallbackUrl } from './callback-url.ts'
import { ObjectionLink } from './objection-link.tsx'
import { objectionTokenOf } from './objection-token.ts'
import { canUsePasskeys, isCancelled, signInWithPasskey } from './passkeys.ts'

type OtherMethodsProps = {
  /** Name of the OpenID Connect provider; null: none. */
  oidc: string | null
  hasPasskeys: boolean
  onDone: () => void
}

/** Sign-in with a passkey and with the provider. */
export function OtherMethods({ oidc, hasPasskeys, onDone }: OtherMethodsProps) {
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onDone })
  const provider = useMutation({ mutationFn: async () => window.location.assign(await oidcAddress(returnPath())) })
  const problem = [passkey.error, provider.error].find((error) => error && !isCancelled(error))
  const offersPasskeys = hasPasskeys && canUsePasskeys()
  if (!offersPasskeys && oidc === null) return null
  return (
    <div className="mt-5 grid gap-3">
      {oidc !== null && (
        <Button
          variant="line"
          size="lg"
          className="w-full"
          icon={<LogIn aria-hidden />}
          busy={provider.isPending || provider.isSuccess}
          onClick={() => provider.mutate()}
        >
          {texts.withProvider(oidc)}
        </Button>
      )}
      {offersPasskeys && (
        <Button
          variant="line"
          size="lg"
          className="w-full"
          icon={<KeyRound aria-hidden />}
          busy={passkey.isPending}
          onClick={() => passkey.mutate()}
        >
          {texts.withPasskey}
        </Button>
      )}
      {problem && (
        <Banner tone="danger">
          {messageOf(problem)}
          <ObjectionLink token={objectionTokenOf(problem)} />
        </Banner>
      )}
    </div>
  )
}

/** The page that asked for the sign-in, or the one that a dialog is on. */
function returnPath(): string {
  const { pathname, search, origin } = window.location
  if (pathname !== '/signin') return safeCallbackUrl(pathname + search, origin)
  return safeCallbackUrl(new URLSearchParams(search).get('callbackUrl'), origin)
}
