import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../api/client.ts'
import { sessionTexts as texts } from '../texts/account/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { Forgotten } from './forgotten.tsx'
import { OtherMethods } from './other-methods.tsx'
import { useCredentials, type SignInMode } from './use-credentials.ts'

type SignInFormProps = {
  onDone: () => void
  /** Heading of each mode. */
  headings: Record<SignInMode, ReactNode>
  /** Shown above the heading of sign-in, until something else is shown. */
  notice?: ReactNode
  onModeChange?: (mode: SignInMode) => void
  initialMode?: SignInMode
  /** An invitation by staff, with the address that it was sent to. */
  invitation?: { readonly token: string; readonly email: string | null } | null
}

/** Sign-in and sign-up form, and the steps after it. Errors of fields are shown there, others above the button. */
export function SignInForm({ onDone, headings, notice, onModeChange, initialMode = 'sign-in', invitation = null }: SignInFormProps) {
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const needsSetupCode = system?.sign_in.needs_setup_code ?? false
  const credentials = useCredentials({ initialMode, onDone, needsSetupCode, invitation })
  const { mode, step } = credentials
  const toggleMode = () => {
    credentials.toggleMode()
    onModeChange?.(mode === 'sign-up' ? 'sign-in' : 'sign-up')
  }
  // The dialog has a title of its own.
  const heading = headings[mode] === null ? 'h2' : 'h1'
  if (step === 'code') return <CodeStep heading={heading} onDone={() => void credentials.enter()} onBack={credentials.restart} />
  if (step === 'confirm')
    return <ConfirmStep heading={heading} email={credentials.values.email} resume={credentials.resume} onBack={credentials.restart} />
  return (
    <div>
      {mode === 'sign-in' && notice}
      {headings[mode]}
      <CredentialFields credentials={credentials} needsSetupCode={needsSetupCode} />
      {mode === 'sign-in' && <Forgotten hasMail={system?.sign_in.mail ?? false} />}
      <OtherMethods oidc={system?.sign_in.oidc ?? null} hasPasskeys={mode === 'sign-in'} onDone={() => void credentials.enter()} />
      <OtherMode mode={mode} signups={invitation ? 'open' : system?.signups} onToggle={toggleMode} />
    </div>
  )
}

type OtherModeProps = { mode: SignInMode; signups: 'open' | 'invite' | 'closed' | undefined; onToggle: () => void }

function OtherMode({ mode, signups, onToggle }: OtherModeProps) {
  const words = mode === 'sign-up' ? texts.signUp : texts.signIn
  const isClosed = signups === 'closed'
  return (
    <div className="mt-5 grid gap-5">
      <p className="flex items-center gap-3 text-12 text-text-3 before:h-px before:grow before:bg-line-2 after:h-px after:grow after:bg-line-2">
        {words.other}
      </p>
      {!(isClosed && mode === 'sign-in') && (
        <Button variant="line" size="lg" onClick={onToggle} className="w-full">
          {words.toOther}
        </Button>
      )}
      <p className="text-center text-12 text-balance text-text-3">
        {isClosed ? texts.signUpsClosed : signups === 'invite' ? texts.signUpsByInvitation : texts.signupBonus}
      </p>
    </div>
  )
}
