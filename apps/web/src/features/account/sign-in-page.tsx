import { useState } from 'react'
import { ObjectionLink } from '../../session/objection-link.tsx'
import { SignInForm } from '../../session/sign-in-form.tsx'
import type { SignInMode } from '../../session/use-credentials.ts'
import { sessionTexts as texts } from '../../texts/account/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { PageHeading, SignInLayout } from './sign-in-layout.tsx'

const HEADINGS = {
  'sign-in': <PageHeading title={texts.signIn.title} note={texts.signInNote} />,
  'sign-up': <PageHeading title={texts.signUp.title} note={texts.signUpNote} />,
}

type SignInPageProps = {
  onDone: () => void
  /** Why a sign-in with the provider led back here. */
  providerError?: string | undefined
  /** With which the owner of a suspended account can object. */
  objectionToken?: string | null | undefined
}

export function SignInPage({ onDone, providerError, objectionToken = null }: SignInPageProps) {
  const [mode, setMode] = useState<SignInMode>('sign-in')
  usePageTitle(mode === 'sign-up' ? texts.signUp.title : texts.signIn.title)
  return (
    <SignInLayout>
      <SignInForm
        onDone={onDone}
        headings={HEADINGS}
        onModeChange={setMode}
        notice={
          providerError !== undefined && (
            <Banner tone="danger" className="mb-6">
              {Object.hasOwn(texts.providerProblems, providerError) ? texts.providerProblems[providerError] : texts.providerFailed}
              <ObjectionLink token={objectionToken} />
            </Banner>
          )
        }
      />
    </SignInLayout>
  )
}
